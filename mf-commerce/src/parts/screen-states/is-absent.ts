import { ApiError } from '@nukkad/platform'

/** There is no such thing for this caller, as the server answers it: absent and somebody else's are one. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
