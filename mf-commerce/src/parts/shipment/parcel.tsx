import type { Shipment } from '@nukkad/contracts/endpoints/orders/shipment'
import { formatDay } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { IconTruck } from '@nukkad/ui/icons'
import { CopyButton } from './copy-button.tsx'
import styles from './parcel.module.css'

/** The courier, the tracking number, and a link to the courier's own tracking. */
export function Parcel({ shipment }: { readonly shipment: Shipment }) {
  const { courier, awb, tracking_url: page, kind, shippedAt } = shipment
  return (
    <div className={styles.parcel}>
      <IconTruck size={24} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <strong>{kind === 'replacement' ? `Replacement sent with ${courier}` : courier}</strong>
        {awb ? (
          <span className={styles.number}>
            <span>
              Number{' '}
              <span className={styles.digits} translate="no">
                {awb}
              </span>
            </span>
            <CopyButton text={awb} label={`Copy tracking number ${awb}`} />
          </span>
        ) : (
          <span className={styles.quiet}>Delivered by the maker, without a tracking number.</span>
        )}
        <span className={styles.quiet}>Handed over {formatDay(shippedAt)}</span>
      </div>
      {page && (
        <ButtonLink href={page} target="_blank" rel="noopener" variant="secondary" size={40}>
          Track it on {courier}
        </ButtonLink>
      )}
    </div>
  )
}
