import type { GiftNote } from '@nukkad/contracts/endpoints/orders/gift-note'
import styles from './order-details.module.css'

/** The note that goes with a gift, as the buyer wrote it. */
export const SentGiftNote = ({ note: { from, text } }: { readonly note: GiftNote }) => (
  <>
    <hr className={styles.rule} />
    <h2>Sent as a gift</h2>
    {text && (
      <p className={styles.giftNote} dir="auto">
        {text}
      </p>
    )}
    <p className={styles.quiet}>From {from}. Prices are left out of the parcel.</p>
  </>
)
