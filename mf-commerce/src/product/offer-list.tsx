import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import styles from './buying/buy.module.css'

/** Available offers, with their codes. */
export function OfferList({ offers }: Pick<ProductDetails, 'offers'>) {
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label="Offers">
      {offers.map(({ code, text }) => (
        <li key={code ?? text}>
          {code && <strong>{code}</strong>} {text}
        </li>
      ))}
    </ul>
  )
}
