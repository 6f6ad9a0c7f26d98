import { cities } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { Section } from '@nukkad/ui/section'
import { Skyline } from '@nukkad/ui/skyline'
import styles from './shop-home.module.css'

/** The shop, one city at a time. */
export function CityLinks() {
  return (
    <Section title="Shop a city">
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.slug}>
            <Link to={hrefs.cityShop(city.slug)} className={styles.city}>
              <span className={styles.cityMark} style={{ background: city.tint }}>
                <Skyline city={city.slug} size={36} />
              </span>
              {city.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
