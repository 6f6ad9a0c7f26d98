import styles from './article.module.css'

/**
 * The reading progress as a thin line under the header, animated by the browser from the scroll position where
 * supported.
 */
export const ReadingProgress = () => <div className={styles.progress} aria-hidden="true" />
