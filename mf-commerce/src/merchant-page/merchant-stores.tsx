import type { Store } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { IconPin } from '@nukkad/ui/icons'
import styles from './merchant-page.module.css'

interface MerchantStoresProps {
  readonly name: string
  readonly stores: readonly Store[]
}

/** The merchant's physical stores. */
export function MerchantStores({ name, stores }: MerchantStoresProps) {
  return (
    <section id="stores" className={styles.section} aria-labelledby="stores-title">
      <h2 id="stores-title" className={styles.title}>
        Visit {name}
      </h2>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.slug} className={styles.store}>
            <IconPin size={22} aria-hidden="true" />
            <div>
              <h3>
                <Link className={coveringLink} to={hrefs.store(store.slug)}>
                  {store.name}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {store.address.lines.join(', ')}, {store.address.locality}, {store.address.city.name}
              </p>
              <p className={store.isOpenNow ? styles.open : styles.quiet}>{store.openText}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
