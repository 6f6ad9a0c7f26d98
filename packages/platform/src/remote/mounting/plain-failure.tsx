import { ApiError } from '../../api/api-error.ts'
import type { FailureProps } from '../host.ts'

/** What a failure says to people: our own error texts are written for them, others are not. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'This part of the page could not be shown.'

/** The fallback where the shell brings none of its own: on the server and in tests. */
export function PlainFailure({ error, isPage, onRetry }: FailureProps) {
  return (
    <div role="alert">
      {isPage && <h1>This did not load</h1>}
      <p>{failureText(error)}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
