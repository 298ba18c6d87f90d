// What the coach says of a finished table: asked for once, however often somebody looks.
import { api } from './api'

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
