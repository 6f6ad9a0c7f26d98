/** Batches calls: all that are pending in this turn of the event loop are answered together. */
export const inOneTurn = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * Runs one at a time, each for all callers that asked before it began. A caller that asks while a run is in progress
 * waits for the next, so no one gets an answer older than their question, and no two answers overtake each other.
 */
export function oneAfterAnother<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Answer> | undefined
  const begin = async () => {
    await last.catch(() => undefined)
    // Calls already pending in the event loop join this run.
    await new Promise((turn) => setImmediate(turn))
    next = undefined
    return run()
  }
  return () => {
    if (!next) last = next = begin()
    return next
  }
}
