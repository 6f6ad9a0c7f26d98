/** How calls are answered together: all that the event loop has found waiting, before it waits for more. */
export const inOneTurn = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * One run after the other, each for all who asked before it began. Who asks while one is under way waits for the next, so
 * nobody gets an answer that is older than the question, and no two answers overtake each other.
 */
export function oneAfterAnother<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  const begin = async () => {
    await last.catch(() => undefined)
    // All that the event loop has found waiting goes along.
    await new Promise((turn) => setImmediate(turn))
    next = undefined
    return run()
  }
  return () => {
    if (!next) last = next = begin()
    return next
  }
}
