import { type FailureProps, failureText } from '@nukkad/platform/host'
import styles from './failure-view.module.css'

/**
 * What stands in a page where something could not be shown. It is drawn here and not by the design system, because it
 * has to be at hand when nothing more can be loaded, and everyone downloads it.
 */
export function FailureView({ error, onRetry, text = failureText(error) }: FailureProps & { text?: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <h2>This did not load</h2>
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
