import { ApiError, prepare } from '@nukkad/platform'

export const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * A draft is a 404 for everyone but its editors, who are known only in the browser: the server sends a 404 status and
 * still renders the page.
 */
export const publishedOrAbsent = (published: Promise<unknown>): Promise<void> =>
  prepare(
    published.catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    }),
  )
