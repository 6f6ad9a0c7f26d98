/** Less than a slot waits for its files, in milliseconds: the next try is not to wait for a file that hangs. */
export const comesWithin = 12_000

const failures = new Map<string, number>()

/** Counts that the file at an address did not come as it should have. */
export const notedFailure = (url: string): void => void failures.set(url, (failures.get(url) ?? 0) + 1)

/**
 * Where to ask for a file now. One that came altered stays in the browser's caches under its address, which never
 * asks again: another try that can succeed needs another address.
 */
export function freshAddress(url: string): string {
  const times = failures.get(url)
  return times ? `${url}?again=${times}` : url
}
