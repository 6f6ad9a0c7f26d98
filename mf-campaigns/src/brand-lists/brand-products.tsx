import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './brand-products.module.css'

/** A few products of a brand, small, each with its price. */
export function BrandProducts({ products, of }: { readonly products: readonly ProductCard[]; readonly of: string }) {
  if (products.length === 0) return null
  return (
    <ul className={styles.products} aria-label={`Made by ${of}`}>
      {products.map(({ slug, title, image, price }) => (
        <li key={slug} className={styles.product}>
          <PictureView picture={image} width={120} aspect={4 / 5} decorative className={styles.picture} />
          <p className={styles.title}>
            <Link to={hrefs.product(slug)}>{title}</Link>
          </p>
          <p className={styles.price}>{formatRupees(price)}</p>
        </li>
      ))}
    </ul>
  )
}
