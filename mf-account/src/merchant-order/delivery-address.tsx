import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay } from '@nukkad/platform'
import styles from './merchant-order.module.css'

/** The address, the phone number to call, and the parcels on the way to it. */
export function DeliveryAddress({ order: { address, shipments } }: { readonly order: MerchantOrder }) {
  const street = [address.line1, address.line2, address.landmark && `near ${address.landmark}`].filter(Boolean)
  return (
    <section className={styles.card} aria-labelledby="where">
      <h2 id="where" className={styles.part}>
        Goes to
      </h2>
      <address className={styles.address}>
        <strong>{address.name}</strong>
        <span>{street.join(', ')}</span>
        <span>
          {address.city}, {address.state} <strong>{address.postcode}</strong>
        </span>
        <a href={`tel:+91${address.phone}`} className={styles.textLink}>
          Call +91 {address.phone}
        </a>
      </address>
      {shipments.map((shipment) => (
        <p key={`${shipment.kind} ${shipment.shippedAt}`}>
          {shipment.kind === 'replacement' ? 'Replacement: ' : ''}
          <strong>{shipment.courier}</strong>
          {shipment.awb && `, number ${shipment.awb}`}, handed over{' '}
          <span className={styles.date}>{formatDay(shipment.shippedAt)}</span>
          {shipment.tracking_url && (
            <>
              {' '}
              <a href={shipment.tracking_url} target="_blank" rel="noopener" className={styles.textLink}>
                Follow the parcel
              </a>
            </>
          )}
        </p>
      ))}
    </section>
  )
}
