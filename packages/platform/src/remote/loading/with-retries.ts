/** Waits between tries, in milliseconds: a hiccup passes quickly, and a page must not wait long for what is gone. */
const waits = [250, 1_000]

/** Tries again after a little while; rejects with the last reason. */
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
