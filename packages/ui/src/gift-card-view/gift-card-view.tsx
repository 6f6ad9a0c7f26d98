import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PictureView } from '../picture-view/picture-view.tsx'
import styles from './gift-card-view.module.css'
import { giftPicture } from './gift-picture.ts'

export { giftPicture } from './gift-picture.ts'

export interface GiftCardViewProps {
  /** the key of the drawing, or a URL */
  image: string
  title: string
  /** '₹1,000' */
  amount?: string | undefined
  /** The recipient. */
  to?: string | undefined
  from?: string | undefined
  /** At the bottom of the card: the end of its code, its last day. */
  foot?: ReactNode
  /** The width in CSS pixels requested from the image store. */
  width?: number | { mobile: number; desktop: number }
  /** It is in the initial viewport. */
  priority?: boolean
  /** Adjacent content says the same, so it is hidden from screen readers. */
  decorative?: boolean
  className?: string
}

/**
 * A gift card in the shop, in the form, in the wallet and when unwrapped: a coloured ground with text on its left, the
 * occasion's picture in an arch.
 */
export function GiftCardView(props: GiftCardViewProps) {
  const { image, title, amount, to, from, foot, width = { mobile: 358, desktop: 560 }, priority, decorative } = props
  return (
    <div className={classes(styles.card, props.className)} aria-hidden={decorative || undefined}>
      <PictureView
        picture={giftPicture(image)}
        width={width}
        aspect={1.6}
        priority={priority}
        decorative={decorative}
      />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {to && <p className={styles.to}>For {to}</p>}
        {from && <p className={styles.from}>from {from}</p>}
        {amount && <p className={styles.amount}>{amount}</p>}
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
    </div>
  )
}
