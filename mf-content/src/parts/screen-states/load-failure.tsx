import { Failure } from '@nukkad/ui/failure'
import { isAway } from './recover.ts'

interface LoadFailureProps {
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** A part of the page that could not be fetched: says what and why, offers another try. It recovers by itself too. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <Failure
      title={`${what} could not be loaded`}
      text={
        isAway(error)
          ? 'Nukkad does not answer just now. We keep trying; stay as you are.'
          : 'Something went wrong on our side. Try once more in a moment.'
      }
      onRetry={onRetry}
    />
  )
}
