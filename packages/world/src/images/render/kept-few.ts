/** How long after the last drawing the cache is cleared: 15 seconds. */
const quietMs = 15_000

/**
 * Caches the last `most` results by key, least recently used first out. The pixels of pictures amount to a hundred
 * megabytes, so the cache is cleared when no picture has been drawn for a while.
 */
export function keptFew<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  let lettingGo: NodeJS.Timeout | undefined
  return (key, make) => {
    clearTimeout(lettingGo)
    lettingGo = setTimeout(() => {
      kept.clear()
      // V8 does not collect garbage in an idle process; `npm start` exposes `gc` to this one.
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
