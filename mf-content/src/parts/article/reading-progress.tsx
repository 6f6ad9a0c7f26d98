import styles from './article.module.css'

/** How far one has read, as a thin line under the header: drawn by the browser from the scroll itself, where it can. */
export const ReadingProgress = () => <div className={styles.progress} aria-hidden="true" />
