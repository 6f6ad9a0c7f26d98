import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { type Picture, PictureView } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './content-row.module.css'

export interface RowContent {
  readonly href: string
  readonly kicker: string
  readonly title: string
  readonly line: string
  /** null if there is none */
  readonly image: Picture | null
}

interface ContentRowProps {
  readonly content: RowContent
  /** what changed about it: a lower price */
  readonly news?: string | undefined
  readonly action?: ReactNode
}

/** Anything that has a page, as a row: its picture, its kind and its title. */
export function ContentRow({ content, news, action }: ContentRowProps) {
  return (
    <article className={styles.row}>
      {content.image ? (
        <PictureView picture={content.image} width={112} aspect={1} decorative className={styles.picture} />
      ) : (
        <div className={`${styles.picture} ${styles.none}`} />
      )}
      <div className={styles.words}>
        <p className={styles.kicker}>{content.kicker}</p>
        <h2 className={styles.title}>
          <Link to={content.href} className={coveringLink}>
            {content.title}
          </Link>
        </h2>
        <p className={styles.line}>{content.line}</p>
        {news && <p className={styles.news}>{news}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
