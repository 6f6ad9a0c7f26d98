import { ApiError, notFound } from '@nukkad/platform'

/** Waits for what a page is about: an absent thing makes it a 404, any other failure is shown with a way to try again. */
export async function need<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof ApiError && error.isAbsent) notFound()
    throw error
  }
}
