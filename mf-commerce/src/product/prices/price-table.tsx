import type { PriceHistory } from '@nukkad/contracts/endpoints/shop/product-page'
import { formatDay, formatRupees } from '@nukkad/platform'
import styles from './prices.module.css'

/** Each price with the day from which it was asked, the newest first. */
export function PriceTable({ history: { prices } }: { readonly history: PriceHistory }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {[...prices].reverse().map(({ since, price }) => (
          <tr key={since}>
            <th scope="row">{formatDay(since)}</th>
            <td>{price === null ? 'Not on sale' : formatRupees(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
