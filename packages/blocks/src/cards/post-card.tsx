import type { PostCard as Post } from '@nukkad/contracts/endpoints/content/cards'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './post-card.module.css'
import { savesWords } from './saves-words.ts'

export interface PostCardProps {
  readonly post: Post
  /**
   * column: picture above; brief: like column on a wide screen, a small picture beside the text on a phone; lead:
   * larger, text beside the picture on a desktop; row: small picture beside the text; text: no picture
   */
  readonly look?: 'column' | 'brief' | 'lead' | 'row' | 'text'
  readonly action?: ReactNode
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

const widths = {
  column: { mobile: 360, desktop: 420 },
  brief: { mobile: 128, desktop: 420 },
  lead: { mobile: 390, desktop: 720 },
  row: 132,
} as const

/** A post: the kicker names its kind, the byline the reading time. */
export function PostCard({ post, look = 'column', action, isFirst = false, heading: Heading = 'h3' }: PostCardProps) {
  return (
    <article className={`${styles.post} ${styles[look]}`}>
      {look !== 'text' && (
        <div className={styles.frame}>
          <PictureView
            picture={post.image}
            width={widths[look]}
            aspect={look === 'row' ? 1 : 3 / 2}
            sizes={look === 'lead' ? '(width >= 800px) 56vw, 100vw' : undefined}
            priority={isFirst}
            decorative
          />
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={styles.words}>
        <Kicker>{post.kicker}</Kicker>
        <Heading className={styles.title}>
          <Link to={post.href} className={coveringLink}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.line}>{post.line}</p>
        <p className={styles.by}>
          {post.author} · {post.minutes} min{post.saves > 0 ? ` · ${savesWords(post.saves)}` : ''}
        </p>
      </div>
    </article>
  )
}
