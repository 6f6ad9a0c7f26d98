/** Answers that were worked out before, the latest `most` of them; a new state of the world forgets them all. */
export function createAnswerCache<Answer>(most: number) {
  const known = new Map<string, Answer>()
  let version = -1
  return {
    of(key: string, state: number, make: () => Answer): Answer {
      if (state !== version) {
        known.clear()
        version = state
      }
      const before = known.get(key)
      if (before !== undefined) {
        known.delete(key)
        known.set(key, before)
        return before
      }
      const made = make()
      known.set(key, made)
      if (known.size > most) known.delete(known.keys().next().value as string)
      return made
    },
  }
}
