import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { PictureView } from '@nukkad/ui/picture-view'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { isPicture } from '../parts/packing/is-picture.ts'
import { declinedOf, parcelOf } from '../parts/packing/parcel.ts'
import { BuyersPicture } from './buyers-picture.tsx'
import { DeclineLine } from './decline-line.tsx'
import styles from './merchant-order.module.css'

/** The parcel's contents, large enough to tell colours apart; personalised items are highlighted. */
export function ParcelContents({ order }: { readonly order: MerchantOrder }) {
  const lines = parcelOf(order)
  const declined = declinedOf(order)
  // The form that declined a line leaves with it.
  const heading = useLostFocus<HTMLHeadingElement>(declined.length)
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <section className={styles.card} aria-labelledby="parcel-contents">
      <h2 ref={heading} tabIndex={-1} id="parcel-contents" className={styles.part}>
        {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line_id} className={styles.line}>
            <span className={styles.picture}>
              <PictureView picture={line.media_image} width={96} aspect={1} decorative />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <strong>{line.qty} ×</strong> {line.name}
              </span>
              {Object.entries(line.options).map(([name, value]) => (
                <span key={name}>
                  {name}: <strong>{value}</strong>
                </span>
              ))}
              {line.custom_options.map(({ optionId, title, optionValue }) => (
                <span key={optionId} className={styles.made}>
                  {title}:{' '}
                  {isPicture(optionValue) ? (
                    <BuyersPicture title={title} url={optionValue} />
                  ) : (
                    <strong>{optionValue}</strong>
                  )}
                </span>
              ))}
              <span className={styles.quiet}>{line.sku}</span>
            </span>
            {order.can_decline.includes(line.line_id) && (
              <div className={styles.decline}>
                <DeclineLine order={order} line={line} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {declined.length > 0 && (
        <>
          <h3 className={styles.subpart}>Not sent</h3>
          <ul className={styles.declined}>
            {declined.map((line) => (
              <li key={line.line_id}>{[`${line.qty} × ${line.name}`, ...Object.values(line.options)].join(', ')}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
