import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { withQuery } from '../parts/back-office/page-of.ts'
import styles from './merchant-home.module.css'

/** The products lowest in stock, each with a link to its stock. */
export function LowStock({ items }: { readonly items: Dashboard['low_stock'] }) {
  return (
    <section aria-labelledby="low" className={styles.card}>
      <h2 id="low" className={styles.part}>
        Runs low
      </h2>
      {items.length === 0 ? (
        <p className={styles.quiet}>There are more than five of everything in stock.</p>
      ) : (
        <ul className={styles.low}>
          {items.map(({ sku, title, options, media_image: picture, stock }) => (
            <li key={sku} className={styles.item}>
              <span className={styles.picture}>
                <PictureView picture={picture} width={52} aspect={1} decorative />
              </span>
              <Link to={withQuery(hrefs.merchantProducts(), { q: sku })} className={styles.itemName}>
                {title}
                <span className={styles.quiet}> {Object.values(options).join(', ')}</span>
              </Link>
              <strong data-gone={stock === 0 || undefined} className={styles.left}>
                {stock === 0 ? 'none left' : `${stock} left`}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
