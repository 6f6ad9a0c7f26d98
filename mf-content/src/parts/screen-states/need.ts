import { ApiError, notFound } from '@nukkad/platform'

/**
 * Waits for what a page is about. An absent thing makes it a 404; any other failure is the page's own, which the frame
 * shows with a way to try again. Data that the page can do without goes through `prepare`.
 */
export async function need<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof ApiError && error.isAbsent) notFound()
    throw error
  }
}
