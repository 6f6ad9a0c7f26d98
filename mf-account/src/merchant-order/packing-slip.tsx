import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatRupees } from '@nukkad/platform'
import { isPicture } from './buyers-picture.tsx'
import styles from './packing-slip.module.css'
import { parcelOf } from './parcel.ts'

/** The slip to put into the parcel: visible only in print, where it is the only visible part of the page. */
export function PackingSlip({ order }: { readonly order: MerchantOrder }) {
  const { address, sender, payment, orderId, gift_note: gift } = order
  return (
    <div className={styles.slip} data-printed-alone aria-hidden="true">
      <p className={styles.number}>{orderId}</p>
      <p>
        <strong>{address.name}</strong>
        <br />
        {[address.line1, address.line2, address.landmark].filter(Boolean).join(', ')}
        <br />
        {address.city}, {address.state} <strong>{address.postcode}</strong>
        <br />
        +91 {address.phone}
      </p>
      <table>
        <tbody>
          {parcelOf(order).map((line) => (
            <tr key={line.line_id}>
              <td>{line.qty} ×</td>
              <td>
                {line.name}
                <br />
                {[...Object.values(line.options), ...line.custom_options.map(madeOf)].join(', ')}
              </td>
              <td>{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.number}>
        {payment.collect > 0 ? `Collect ${formatRupees(payment.collect)}` : 'Paid: nothing to collect'}
      </p>
      {gift && (
        <div className={styles.giftNote}>
          {gift.text && <p dir="auto">{gift.text}</p>}
          <p dir="auto">{gift.from}</p>
        </div>
      )}
      {sender && <p>If it cannot be delivered, please return it to {sender.join(', ')}</p>}
    </div>
  )
}

const madeOf = ({ title, optionValue }: MerchantOrder['lines'][number]['custom_options'][number]) =>
  isPicture(optionValue) ? `${title}: as in the picture` : optionValue
