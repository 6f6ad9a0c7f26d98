import { cityOf } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import styles from './shop-home.module.css'
import type { ShopHome } from './shop-home.types.ts'

/** The people who make what the shop sells. */
export function Makers({ makers }: Pick<ShopHome, 'makers'>) {
  if (makers.length === 0) return null
  return (
    <Section title="Who makes it">
      <ul className={styles.makers}>
        {makers.map((maker) => (
          <li key={maker.slug} className={styles.maker}>
            <span className={styles.makerPicture}>
              <PictureView picture={maker.image} width={96} aspect={1} decorative />
            </span>
            <div>
              <h3>
                <Link className={coveringLink} to={hrefs.merchant(maker.slug)}>
                  {maker.name}
                </Link>
              </h3>
              <p className={styles.quiet}>
                {maker.locality}, {cityOf(maker.city)?.name ?? maker.city}
              </p>
              <p>{maker.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
