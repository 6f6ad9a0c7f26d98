import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PictureView } from '../picture-view/picture-view.tsx'
import styles from './gift-card-view.module.css'
import { giftPicture } from './gift-picture.ts'

export { giftPicture } from './gift-picture.ts'

export interface GiftCardViewProps {
  /** the key of the drawing, or an address of its own */
  image: string
  title: string
  /** '₹1,000' */
  amount?: string | undefined
  /** Who gets it. */
  to?: string | undefined
  from?: string | undefined
  /** At the card's foot: the end of its code, its last day. */
  foot?: ReactNode
  /** CSS pixels asked of the image store. */
  width?: number | { mobile: number; desktop: number }
  /** It stands in the first view. */
  priority?: boolean
  /** What stands beside it says the same, so it is not read out. */
  decorative?: boolean
  className?: string
}

/** A gift card as it is chosen, written, kept and unwrapped: cloth with words on its left, its occasion in an arch. */
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
