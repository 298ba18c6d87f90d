import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import ActionBar from './ActionBar.svelte'
import { provideActionBarExtras } from './actionBarExtras'

test('what was asked stays while the answer is on its way, and is not asked again', async () => {
  let isSent = $state(false)
  const props = $state({ question: 'Shove Bo?', note: 'Sure?', isMine: true })
  const Page: typeof ActionBar = (anchor, given) => {
    provideActionBarExtras(() => ({ clock: null, takeBack: null, isSent, t: (id) => id }))
    return ActionBar(anchor, given)
  }
  const page = mount(Page, { target: document.body, props })
  const said = () => document.querySelector('.words')?.textContent
  const heard = () => document.querySelector('[role=status]')?.textContent
  expect([said(), heard()]).toEqual(['Shove Bo? Sure?', 'Shove Bo?'])
  flushSync(() => {
    isSent = true
    props.question = 'Your first card: hide, or act?'
    props.isMine = false
  })
  expect([said(), heard()]).toEqual(['Shove Bo? ui-sent', ''])
  expect(document.querySelector('.mine')).not.toBeNull()
  flushSync(() => (isSent = false))
  expect(said()).toContain('Your first card')
  await unmount(page)
})
