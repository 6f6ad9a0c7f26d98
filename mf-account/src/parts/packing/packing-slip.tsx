import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatLongDay, formatRupees } from '@nukkad/platform'
import { isPicture } from './is-picture.ts'
import styles from './packing-slip.module.css'
import { parcelOf } from './parcel.ts'

/** The slips to put into parcels, each on a page of its own: visible only in print, without the rest of the page. */
export const PackingSlips = ({ orders }: { readonly orders: readonly MerchantOrder[] }) => (
  <div className={styles.slips} data-printed-alone aria-hidden="true">
    {orders.map((order) => (
      <PackingSlip key={order.orderId} order={order} />
    ))}
  </div>
)

function PackingSlip({ order }: { readonly order: MerchantOrder }) {
  const { address, sender, payment, orderId, gift_note: gift, deliver_on: day } = order
  return (
    <div className={styles.slip}>
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
      {day && <p className={styles.number}>Deliver on {formatLongDay(day)}</p>}
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
