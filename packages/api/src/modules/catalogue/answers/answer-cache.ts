import { LRUCache } from 'lru-cache'

export type AnswerCache<Answer extends object> = ReturnType<typeof createAnswerCache<Answer>>

/** Caches the latest `most` computed answers; a new state version clears them all. */
export function createAnswerCache<Answer extends object>(most: number) {
  const known = new LRUCache<string, Answer>({ max: most })
  let version = -1
  return {
    of(key: string, state: number, make: () => Answer): Answer {
      if (state !== version) {
        known.clear()
        version = state
      }
      const before = known.get(key)
      if (before) return before
      const made = make()
      known.set(key, made)
      return made
    },
  }
}
