import styles from './spinner.module.css'

/** A turning arch, the size of the text beside it; it says nothing, so the part that is busy has to. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
