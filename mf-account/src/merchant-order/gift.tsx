import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import styles from './merchant-order.module.css'

/** What to do for a gift, and the note that the packing slip prints. */
export const Gift = ({ note: { from, text } }: { readonly note: GiftNote }) => (
  <section className={styles.card} aria-labelledby="gift">
    <h2 id="gift" className={styles.part}>
      A gift
    </h2>
    <p>Enclose the note, which is printed with the packing slip, and leave the invoice and price tags out.</p>
    <blockquote className={styles.giftNote}>
      {text && <p dir="auto">{text}</p>}
      <p dir="auto">{from}</p>
    </blockquote>
  </section>
)
