/**
 * Writes what many callers bring in few goes: while one batch is being written the next one gathers, and each caller
 * hears back when its own batch is kept. Batches follow each other, so order is kept without anybody waiting for a timer.
 */
export function groupCommit<Item>(
  write: (batch: readonly Item[]) => Promise<void>,
  { most = 500, mostWaiting = 20_000 }: { most?: number; mostWaiting?: number } = {},
): { add(item: Item): Promise<void>; idle(): Promise<void> } {
  const waiting: { readonly item: Item; readonly kept: () => void; readonly failed: (error: unknown) => void }[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    // All that came in this turn of the event loop goes along.
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

  /** One that cannot be written must not take the others with it. */
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

/** More waits to be written than can be written soon. */
export class Crowded extends Error {
  override name = 'Crowded'
}
