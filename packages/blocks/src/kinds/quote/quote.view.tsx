import type { BlockViewProps } from '../../view.ts'
import styles from './quote.module.css'

/** What somebody said. */
export function QuoteView({ data, look }: BlockViewProps<'quote'>) {
  return (
    <figure className={look === 'page' ? `${styles.quote} ${styles.large}` : styles.quote}>
      <blockquote>{data.text}</blockquote>
      {data.who && <figcaption>{data.who}</figcaption>}
    </figure>
  )
}
