import { ApiError, prepare } from '@nukkad/platform'

export const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** A draft is absent for everybody but its editors, whom only the browser knows: the page is sent as 404, and drawn. */
export const publishedOrAbsent = (published: Promise<unknown>): Promise<void> =>
  prepare(
    published.catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    }),
  )
