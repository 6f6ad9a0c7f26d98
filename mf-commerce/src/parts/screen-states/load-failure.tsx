import { ApiError } from '@nukkad/platform'
import { Failure } from '@nukkad/ui/failure'

interface LoadFailureProps {
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** A part of the page that could not be fetched: says what and why, offers another try. It recovers by itself too. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const isOffline = error instanceof ApiError && error.offline
  return (
    <Failure
      title={`${what} could not be loaded`}
      text={
        isOffline
          ? 'The shop does not answer just now. We keep trying; nothing of yours is lost.'
          : 'Something went wrong on our side. Try once more in a moment.'
      }
      onRetry={onRetry}
    />
  )
}
