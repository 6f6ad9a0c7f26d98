// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { ApiError } from '@nukkad/platform'

interface AskedQuery {
  readonly state: { readonly status: string; readonly error: unknown }
}

/** Nobody answered, or only the doorman did. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && (error.offline || error.status >= 502)

/** There is no such thing for this caller, as the server answers it: absent and somebody else's are one. */
export const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.isAbsent

const whileAway = 5000
const isWaiting = ({ state }: AskedQuery): boolean => state.status === 'error' && isAway(state.error)

/**
 * Query options of everything that a person waits for: while the API is away it is asked again every few seconds, so
 * the page recovers without a tap.
 */
export const recovering = {
  refetchInterval: (query: AskedQuery): number | false => isWaiting(query) && whileAway,
} as const

/** Asks again every `seconds`, so what waits shows by itself; sooner while the API is away. */
export const asksAgain = (seconds: number) => ({
  refetchInterval: (query: AskedQuery): number => (isWaiting(query) ? whileAway : seconds * 1000),
})
