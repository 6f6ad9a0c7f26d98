// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { ApiError } from '@nukkad/platform'

interface AskedQuery {
  readonly state: { readonly status: string; readonly error: unknown }
}

/** Whether the API did not answer at all, or only its proxy did. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && (error.offline || error.status >= 502)

/** Whether the thing does not exist for this caller: the server gives the same answer for another user's things. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.isAbsent

const whileAway = 5000
const isWaiting = ({ state }: AskedQuery): boolean => state.status === 'error' && isAway(state.error)

/**
 * Query options for data that the user waits for: while the API is away it is requested again every few seconds, so
 * that the page recovers without a tap.
 */
export const retryWhileAway = {
  refetchInterval: (query: AskedQuery): number | false => isWaiting(query) && whileAway,
} as const

/** Refetches every `seconds`, so that news appears by itself; more often while the API is away. */
export const refetchEvery = (seconds: number) => ({
  refetchInterval: (query: AskedQuery): number => (isWaiting(query) ? whileAway : seconds * 1000),
})
