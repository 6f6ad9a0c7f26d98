import { ApiError } from '../../api/api-error.ts'
import { notFound } from './outcome.ts'

const isServer = typeof window === 'undefined'
const isAbsent = (reason: unknown) => reason instanceof ApiError && reason.isAbsent

/**
 * Waits for the main data of a page. If it does not exist, the page is a 404; any other failure is shown by the frame,
 * with a way to retry. Data that the page can do without goes through `prepare`.
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
 * Waits for the data of a screen, in parallel. If a thing does not exist, the page is a 404. Any other failure is left
 * to the screen, which shows it and retries, because half a page is better than none; except on the server, which does
 * not retry: there the page is a 503, not cached or indexed, and the browser renders it.
 */
export async function prepare(...wanted: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(wanted)
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (reasons.some(isAbsent)) notFound()
  if (isServer && reasons.length > 0) throw reasons[0]
}
