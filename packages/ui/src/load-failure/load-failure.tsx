import { Failure } from '../failure/failure.tsx'

export interface LoadFailureProps {
  /** What could not be loaded, as the start of a sentence: 'Your bag'. */
  what: string
  /**
   * Whether the server could not be reached, in which case the call is retried automatically; otherwise the server
   * failed.
   */
  isAway: boolean
  onRetry: () => void
}

/** Shown for a part of the page that could not be loaded: says what and why, and offers a retry. */
export function LoadFailure({ what, isAway, onRetry }: LoadFailureProps) {
  return (
    <Failure
      title={`${what} could not be loaded`}
      text={
        isAway
          ? 'Nukkad cannot be reached right now. We keep trying; nothing is lost.'
          : 'Something went wrong on our side. Please try again in a moment.'
      }
      onRetry={onRetry}
    />
  )
}
