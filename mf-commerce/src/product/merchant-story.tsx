import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './facts.module.css'
import page from './product.module.css'

/** The maker and how the product was made. */
export function MerchantStory({ product: { merchant } }: { readonly product: ProductDetails }) {
  return (
    <section className={styles.merchant} aria-label={`About ${merchant.name}`}>
      <div className={styles.merchantPicture}>
        <PictureView picture={merchant.image} width={64} aspect={1 / 1} />
      </div>
      <div>
        <h2 className={styles.merchantTitle}>{merchant.story_title}</h2>
        <p className={page.quiet}>{merchant.story}</p>
        <p className={styles.merchantName}>
          Sold by <Link to={hrefs.merchant(merchant.slug)}>{merchant.name}</Link>, {merchant.locality}
          {merchant.since && `, since ${merchant.since}`}
        </p>
      </div>
    </section>
  )
}
