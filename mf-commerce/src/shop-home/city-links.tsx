import { cities, cityLook } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { LazySkyline } from '@nukkad/ui/lazy-skyline'
import { Section } from '@nukkad/ui/section'
import styles from './shop-home.module.css'

/** Links to the shop by city. */
export function CityLinks() {
  return (
    <Section title="Shop a city">
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Link to={hrefs.cityShop(city.slug)} className={styles.city}>
              <span className={styles.cityMark} style={{ background: cityLook(city.slug)?.tint }}>
                <LazySkyline city={city.slug} size={36} />
              </span>
              {city.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
