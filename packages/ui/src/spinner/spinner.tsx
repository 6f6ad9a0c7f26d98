import styles from './spinner.module.css'

/**
 * A rotating arch, the size of the text beside it; it has no accessible name, so the busy part must announce itself.
 */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
