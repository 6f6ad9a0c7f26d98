/** After so long without a picture to draw, nothing is kept: 15 seconds. */
const quietMs = 15_000

/**
 * The last `most` results by their key; what is asked for again counts as the last. Pixels of pictures come to a hundred
 * megabytes, so they are let go when no picture has been drawn for a while.
 */
export function keptFew<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  let lettingGo: NodeJS.Timeout | undefined
  return (key, make) => {
    clearTimeout(lettingGo)
    lettingGo = setTimeout(() => {
      kept.clear()
      // V8 collects nothing in a process that does nothing; `npm start` lets this one ask for it.
      globalThis.gc?.()
    }, quietMs).unref()
    const result = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, result)
    result.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return result
  }
}
