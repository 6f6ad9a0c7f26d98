import { type City, cityCount, cityLook } from '@nukkad/contracts'
import { hrefs, Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Skyline } from '@nukkad/ui/skyline'
import styles from './city-shop.module.css'

/** The header of a city's shop, in its tint and under its skyline. */
export function CityShopTop({ city }: { readonly city: City | undefined }) {
  const trail = city ? [{ title: city.name, href: hrefs.city(city.slug) }] : []
  return (
    <>
      <Breadcrumbs linkAs={Link} items={[...trail, { title: 'Shop' }]} />
      <div className={styles.top} style={{ background: cityLook(city?.slug)?.tint }}>
        <div className={styles.words}>
          <p className={styles.kicker}>The shop, by city</p>
          <h1 className={styles.title}>Made in {city?.name ?? 'India'}</h1>
          <p>
            {city
              ? `Dyed, thrown, stitched and cooked within an hour of ${cityLook(city.slug)?.landmark}, and sent to wherever you are.`
              : `From workshops and kitchens in ${cityCount} cities, sent to wherever you are.`}
          </p>
        </div>
        {city && (
          <div className={styles.skyline} aria-hidden="true">
            <Skyline city={city.slug} size={320} />
          </div>
        )}
      </div>
    </>
  )
}
