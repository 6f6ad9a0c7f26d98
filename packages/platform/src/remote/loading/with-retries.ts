/**
 * Waits between attempts, in milliseconds: a brief failure passes quickly, and a page must not wait long for what is
 * gone.
 */
const waits = [250, 1_000]

/** Retries after short waits; rejects with the last error. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await run()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return run()
}
