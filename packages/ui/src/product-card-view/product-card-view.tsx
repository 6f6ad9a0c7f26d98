import type { ReactNode } from 'react'
import { Anchor, type LinkAs } from '../anchor.tsx'
import { Badge } from '../badge/badge.tsx'
import { classes } from '../classes.ts'
import { type Picture, PictureView } from '../picture-view/picture-view.tsx'
import { Price } from '../price/price.tsx'
import styles from './product-card-view.module.css'

/** Two cards side by side on a phone: 173 px each on a screen of 390. */
const widths = { mobile: 180, desktop: 480 }

export interface ProductCardViewProps {
  href: string
  title: string
  /** The maker's name. */
  merchant: string
  picture: Picture
  /** In rupees. */
  price: number
  mrp?: number | null | undefined
  discountPercent?: number | null | undefined
  /** A short label at the picture's corner: "New", "Only 2 left". */
  badge?: string | null | undefined
  /** Can't be bought now; it stays a link, because its page has details and alternatives. */
  isSoldOut?: boolean
  /** It is in the initial viewport. */
  priority?: boolean
  /** A button over the picture, such as "save". */
  action?: ReactNode
  linkAs?: LinkAs | undefined
  className?: string
}

/** A product in a list. The whole card is one link; only `action` lies above it. */
export function ProductCardView(props: ProductCardViewProps) {
  const { href, title, merchant, picture, price, mrp, discountPercent, isSoldOut, priority, action, linkAs } = props
  const badge = isSoldOut ? 'Sold out' : props.badge
  return (
    <article className={classes(styles.card, isSoldOut && styles.soldOut, props.className)}>
      <div className={styles.picture}>
        <PictureView picture={picture} width={widths} aspect={4 / 5} priority={priority} decorative />
        {badge && <Badge className={styles.badge}>{badge}</Badge>}
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Anchor href={href} linkAs={linkAs} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        <p className={styles.merchant}>{merchant}</p>
        <Price price={price} mrp={mrp} discountPercent={discountPercent} />
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}
