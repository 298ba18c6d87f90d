// What the coach says: of a decision, in sentences; of a finished table, asked for once.
import { api } from './api'
import type { Teller } from './teller'

/** The hints in an advice, each told by the message of its type. */
export function hintsIn(advice: object | null, teller: Teller): string[] {
  const hints = (advice as { hints?: readonly object[] } | null)?.hints ?? []
  return hints.map((hint) => teller.tell(hint))
}

/** A loader for one table; what has failed can be asked for again. */
export function coachOf(table: string): () => Promise<unknown> {
  let asked: Promise<unknown> | null = null
  return () => {
    asked ??= ask()
    return asked
  }

  async function ask(): Promise<unknown> {
    try {
      return (await api.advice(table)).advice
    } catch (error) {
      asked = null
      throw error
    }
  }
}
