import type { WonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import styles from './prize.module.css'

/** The address to which a prize is sent, as on a parcel. */
export function PrizeAddress({ address }: { readonly address: NonNullable<WonPrize['address']> }) {
  const { name, line1, line2, landmark, city, state, postcode, phone } = address
  const lines = [[line1, line2, landmark].filter(Boolean).join(', '), `${city}, ${state} ${postcode}`, `Phone ${phone}`]
  return (
    <address className={styles.address}>
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
