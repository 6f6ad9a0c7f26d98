import { type FailureProps, failureText } from '@nukkad/platform/host'
import styles from './failure-view.module.css'

/**
 * Shown in place of what could not be shown. It is part of the shell and not of the design system, because it must be
 * available when nothing more can be loaded, and every visitor downloads it.
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
