import { hrefs, Link } from '@nukkad/platform'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import type { StoreDetails } from './store.types.ts'
import styles from './store-page.module.css'

/** The header of a store: its name, its merchant, and whether it is open now. */
export function StoreTop({ store }: { readonly store: StoreDetails }) {
  const { name, merchant, address, image, line, isOpenNow, openText } = store
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <Kicker>
          {address.locality}, {address.city.name}
        </Kicker>
        <h1>{name}</h1>
        <p className={styles.line}>{line}</p>
        <p>
          <span className={isOpenNow ? styles.open : styles.shut}>{openText}</span>
        </p>
        <p className={styles.quiet}>
          Store of <Link to={hrefs.merchant(merchant.slug)}>{merchant.name}</Link>
        </p>
      </div>
      <div className={styles.front}>
        <PictureView picture={image} width={700} sizes="(width < 800px) 100vw, 40rem" aspect={3 / 2} priority />
      </div>
    </div>
  )
}
