import { ApiError, notFound } from '@nukkad/platform'

const isServer = typeof window === 'undefined'

/**
 * Waits for what a screen needs, side by side. An absent thing makes the page a 404. Any other failure is left to the
 * screen, which says so and tries again, because half a page is better than none; except on the server, where nobody
 * tries again: there the page is 503, kept by no cache and listed by no search engine, and the browser draws it.
 */
export async function prepare(...wanted: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(wanted)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (reasons.some((reason) => reason instanceof ApiError && reason.isAbsent)) notFound()
  if (isServer && reasons.length > 0) throw reasons[0]
}
