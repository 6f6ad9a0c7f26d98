import { ApiError, notFound } from '@nukkad/platform'

/** Waits for what a screen needs; what is absent makes the page a 404. */
export async function prepare<T>(wanted: Promise<T>): Promise<T> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof ApiError && error.isAbsent) notFound()
    throw error
  }
}
