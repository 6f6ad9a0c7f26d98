import { ApiError, notFound } from '@nukkad/platform'

/**
 * Waits for what a screen needs, side by side. An absent thing makes the page a 404; any other failure is left to the
 * screen, which says so and tries again, because half a page is better than none.
 */
export async function prepare(...wanted: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(wanted)) {
    if (result.status === 'rejected' && result.reason instanceof ApiError && result.reason.status === 404) notFound()
  }
}
