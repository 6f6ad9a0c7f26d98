import styles from './preview-notice.module.css'

/** Marks a page as a preview. */
export const PreviewNotice = () => (
  <p className={styles.notice}>A preview: this address is for people who work on the page.</p>
)
