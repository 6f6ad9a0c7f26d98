/**
 * Shorter than the time a slot waits for its files, in milliseconds, so that the next attempt does not wait for a
 * hanging file.
 */
export const comesWithin = 12_000

const failures = new Map<string, number>()

/** Counts that the file at an address failed to load or was altered. */
export const notedFailure = (url: string): void => void failures.set(url, (failures.get(url) ?? 0) + 1)

/**
 * The address from which to request a file now. An altered file stays in the browser's caches under its address and is
 * not requested again: a retry can only succeed with another address.
 */
export function freshAddress(url: string): string {
  const times = failures.get(url)
  return times ? `${url}?again=${times}` : url
}
