// How a part of the host's page has something done: whether it was, and the page is shown anew.
import type { HostPage } from '../../core/types.gen'

export type Change = (request: () => Promise<HostPage>) => Promise<boolean>
