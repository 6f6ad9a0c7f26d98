import { type FailureProps, failureText } from '@nukkad/platform/host'
import styles from './failure-view.module.css'

/**
 * What stands in a page where something could not be shown. It is drawn here and not by the design system, because it
 * has to be at hand when nothing more can be loaded, and everyone downloads it.
 */
export function FailureView({ error, isPage, onRetry, text = failureText(error) }: FailureProps & { text?: string }) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div role="alert" className={styles.failure}>
      <Heading>This did not load</Heading>
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
