import { Failure } from '../failure/failure.tsx'

export interface LoadFailureProps {
  /** What did not come, as a sentence begins: 'Your bag'. */
  what: string
  /** Nobody answered: it is asked again by itself. Otherwise something went wrong on our side. */
  isAway: boolean
  onRetry: () => void
}

/** A part of the page that could not be fetched: says what and why, and offers another try. */
export function LoadFailure({ what, isAway, onRetry }: LoadFailureProps) {
  return (
    <Failure
      title={`${what} could not be loaded`}
      text={
        isAway
          ? 'Nukkad does not answer just now. We keep trying; nothing of yours is lost.'
          : 'Something went wrong on our side. Try once more in a moment.'
      }
      onRetry={onRetry}
    />
  )
}
