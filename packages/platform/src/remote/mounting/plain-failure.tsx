import { ApiError } from '../../api/api-error.ts'
import type { FailureProps } from '../host.ts'

/** The text that people see for a failure: our own error messages are written for them, others are not. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'This part of the page could not be shown.'

/** The fallback where the shell provides none: on the server and in tests. */
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
