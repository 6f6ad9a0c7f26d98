import type { BlockOf } from './block-list.tsx'
import styles from './text-block.module.css'

/** Something to read, in the measure of a column. */
export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <section className={styles.text}>
      {block.title && <h2 className={styles.title}>{block.title}</h2>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it when the campaign team saves it */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: block.html }} />
    </section>
  )
}
