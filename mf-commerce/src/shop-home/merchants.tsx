import { cityOf } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import styles from './shop-home.module.css'
import type { ShopHome } from './shop-home.types.ts'

/** The merchants whose products the shop sells. */
export function Merchants({ merchants }: Pick<ShopHome, 'merchants'>) {
  if (merchants.length === 0) return null
  return (
    <Section title="Makers">
      <ul className={styles.merchants}>
        {merchants.map((merchant) => (
          <li key={merchant.slug} className={styles.merchant}>
            <span className={styles.merchantPicture}>
              <PictureView picture={merchant.image} width={96} aspect={1} decorative />
            </span>
            <div>
              <h3>
                <Link className={coveringLink} to={hrefs.merchant(merchant.slug)}>
                  {merchant.name}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {merchant.locality}, {cityOf(merchant.city)?.name ?? merchant.city}
              </p>
              <p>{merchant.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
