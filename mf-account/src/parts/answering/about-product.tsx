import { hrefs, Link } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { PictureView, type PictureViewProps } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './answering.module.css'

interface AboutProductProps {
  readonly product: {
    readonly slug: string
    readonly title: string
    readonly image: PictureViewProps['picture'] | null
    readonly is_sold: boolean
  }
  readonly badge?: ReactNode
  /** who wrote, and when */
  readonly children: ReactNode
}

/** Which product something was written about. */
export function AboutProduct({ product: { slug, title, image, is_sold: isSold }, badge, children }: AboutProductProps) {
  return (
    <div className={styles.about}>
      <div className={styles.picture}>{image && <PictureView picture={image} width={48} aspect={1} decorative />}</div>
      <div>
        <p>
          {isSold ? <Link to={hrefs.product(slug)}>{title}</Link> : title} {!isSold && <Badge>Not in the shop</Badge>}
          {badge}
        </p>
        <p className={styles.quiet}>{children}</p>
      </div>
    </div>
  )
}
