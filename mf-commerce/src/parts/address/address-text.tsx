import styles from './address.module.css'
import type { OrderAddress } from './address.types.ts'

/** An address as printed on a parcel. */
export function AddressText({ address }: { readonly address: OrderAddress }) {
  const street = [address.line1, address.line2, address.landmark && `near ${address.landmark}`].filter(Boolean)
  return (
    <address className={styles.address}>
      <strong>{address.name}</strong>
      <span>{street.join(', ')}</span>
      <span>
        {address.city}, {address.state} {address.postcode}
      </span>
      <span>Phone {address.phone}</span>
    </address>
  )
}
