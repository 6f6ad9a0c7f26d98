import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './quote.module.css'

/** A quotation. */
function QuoteView({ data, look }: BlockViewProps<'quote'>) {
  return (
    <figure className={look === 'page' ? `${styles.quote} ${styles.large}` : styles.quote}>
      <blockquote>{data.text}</blockquote>
      {data.who && <figcaption>{data.who}</figcaption>}
    </figure>
  )
}

export const view: KindView<'quote'> = { v: 1, View: QuoteView }
