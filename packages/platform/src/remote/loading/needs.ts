import { ApiError } from '../../api/api-error.ts'
import { notFound } from './outcome.ts'

const isServer = typeof window === 'undefined'
const isAbsent = (reason: unknown) => reason instanceof ApiError && reason.isAbsent

/**
 * Waits for what a page is about. An absent thing makes it a 404; any other failure is the page's own, which the frame
 * shows with a way to try again. Data that the page can do without goes through `prepare`.
 */
export async function need<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted
  } catch (error) {
    if (isAbsent(error)) notFound()
    throw error
  }
}

/**
 * Waits for what a screen shows, side by side. An absent thing makes the page a 404. Any other failure is left to the
 * screen, which says so and tries again, because half a page is better than none; except on the server, where nobody
 * tries again: there the page is 503, kept by no cache and listed by no search engine, and the browser draws it.
 */
export async function prepare(...wanted: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(wanted)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (reasons.some(isAbsent)) notFound()
  if (isServer && reasons.length > 0) throw reasons[0]
}
