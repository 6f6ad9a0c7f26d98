import styles from './preview-notice.module.css'

/** Says what is not so on the page of readers. */
export const PreviewNotice = () => (
  <p className={styles.notice}>A preview: this address is for those who work on the page.</p>
)
