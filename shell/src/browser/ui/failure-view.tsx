import { type FailureProps, failureText } from '@nukkad/platform/host'
import { Failure } from '@nukkad/ui/failure'

/** What stands in a page where something could not be shown. */
export function FailureView({ error, onRetry, text = failureText(error) }: FailureProps & { text?: string }) {
  return <Failure text={text} onRetry={onRetry} />
}
