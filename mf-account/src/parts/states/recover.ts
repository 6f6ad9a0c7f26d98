import { ApiError } from '@nukkad/platform'

/** Nobody answered, or only the doorman did. */
export const isAway = (error: unknown) => error instanceof ApiError && (error.offline || error.status >= 502)
/** There is no such thing for this caller. */
export const isAbsent = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Asks again every `seconds`, so what waits shows by itself; sooner while the API is away. */
export const asksAgain = (seconds: number) => ({
  refetchInterval: ({ state }: { state: { status: string; error: unknown } }) =>
    state.status === 'error' && isAway(state.error) ? 5000 : seconds * 1000,
})

/** For what does not change by itself: it is asked again only while the API is away. */
export const recovering = {
  refetchInterval: ({ state }: { state: { status: string; error: unknown } }) =>
    state.status === 'error' && isAway(state.error) ? 5000 : (false as const),
}
