import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './text.module.css'

/** A formatted text. The API has reduced its HTML to the few tags that texts need. */
function TextView({ data, look, heading, isFirst, hasDropCap }: BlockViewProps<'text'>) {
  const hasLargeLetter = hasDropCap && isFirst
  const body = (
    <div
      className={styles.text}
      data-drop-cap={hasLargeLetter || undefined}
      dangerouslySetInnerHTML={{ __html: data.html }}
    />
  )
  if (!data.title) return look === 'column' ? body : <section className={styles.measure}>{body}</section>
  return (
    <section className={look === 'page' ? styles.measure : undefined}>
      <BlockHeading heading={heading} look={look}>
        {data.title}
      </BlockHeading>
      {body}
    </section>
  )
}

export const view: KindView<'text'> = { v: 1, View: TextView }
