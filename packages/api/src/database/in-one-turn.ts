import DataLoader from 'dataloader'

/** How calls are answered together: all that the event loop has found waiting, before it waits for more. */
export const inOneTurn = {
  cache: false,
  maxBatchSize: 100,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
}

/**
 * One run for all who ask in the same turn of the event loop. It begins after each of them asked, so nobody gets an
 * answer that is older than the question.
 */
export function askedOnceATurn<Answer>(run: () => Promise<Answer>): () => Promise<Answer> {
  const together = new DataLoader<'same', Answer>(
    async (all) => {
      const answer = await run()
      return all.map(() => answer)
    },
    { ...inOneTurn, maxBatchSize: Number.POSITIVE_INFINITY },
  )
  return () => together.load('same')
}
