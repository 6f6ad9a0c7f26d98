/**
 * Writes the items of many callers in few batches: while one batch is being written the next one collects, and each
 * caller is notified when its own batch is stored. Batches are written one after the other, which preserves order
 * without a timer.
 */
export function groupCommit<Item>(
  write: (batch: readonly Item[]) => Promise<void>,
  { most = 500, mostWaiting = 20_000 }: { most?: number; mostWaiting?: number } = {},
): { add(item: Item): Promise<void>; idle(): Promise<void> } {
  const waiting: { readonly item: Item; readonly kept: () => void; readonly failed: (error: unknown) => void }[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    // Lets everything that arrives in this turn of the event loop join the batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        await write(batch.map(({ item }) => item))
        for (const { kept } of batch) kept()
      } catch (error) {
        if (batch.length === 1) batch[0]?.failed(error)
        else await oneByOne(batch)
      }
    }
    working = undefined
  }

  /** Writes items one by one, so that an item that cannot be written does not fail the others. */
  async function oneByOne(batch: readonly (typeof waiting)[number][]): Promise<void> {
    for (const { item, kept, failed } of batch) await write([item]).then(kept, failed)
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(new Crowded())
        waiting.push({ item, kept: resolve, failed: reject })
        working ??= work()
      }),
    idle: async () => working,
  }
}

/** Thrown when too many items are waiting to be written. */
export class Crowded extends Error {
  override name = 'Crowded'
}
