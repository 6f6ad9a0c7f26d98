import type { BlockOf } from './block-list.tsx'
import styles from './text-block.module.css'

/** Something to read, in the measure of a column. The API sanitised the HTML when the campaign team saved it. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <section className={styles.text}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: block.html }} />
    </section>
  )
}
