import { ApiError } from '@nukkad/platform'

/**
 * Query options of everything that a person waits for: while the API is away it is asked again every few seconds, so
 * the page recovers without a tap.
 */
export const recovering = {
  refetchInterval: (query: { state: { status: string; error: unknown } }) =>
    query.state.status === 'error' && isAway(query.state.error) ? 5000 : false,
} as const

/** Nobody answered, or only the doorman did. */
export const isAway = (error: unknown) => error instanceof ApiError && (error.offline || error.status >= 502)
