import DataLoader from 'dataloader'

/** Batches calls: all that are pending in this turn of the event loop are answered together. */
export const inOneTurn = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * The same, except that a batch starts when the one before it has ended: calls that arrive meanwhile share the next. For
 * statements that are short for any number of keys, because fewer and larger ones cost less.
 */
export function inBatchesOneAfterAnother<Key, Answer>(
  run: (keys: readonly Key[]) => Promise<ArrayLike<Answer | Error>>,
  { maxBatchSize = inOneTurn.maxBatchSize } = {},
): (key: Key) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  const batches = new DataLoader<Key, Answer>(
    (keys) => {
      const answers = run(keys)
      last = answers.catch(() => undefined)
      return answers
    },
    { cache: false, maxBatchSize, batchScheduleFn: (send) => void last.then(() => setImmediate(send)) },
  )
  return (key) => batches.load(key)
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
