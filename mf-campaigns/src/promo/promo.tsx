import { defineSlot, Link, useApi, useCity, useQuery, useTrack } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './promo.module.css'
import { promoQuery } from './promo.queries.ts'

/** The strip of the day's campaign. If it fails to load, it is left out and no error is shown. */
function Promo() {
  const { slug } = useCity()
  const { data } = useQuery(promoQuery(useApi(), slug))
  const track = useTrack()
  const [banner] = data?.data ?? []
  if (!banner) return null
  return (
    <aside className={styles.promo} aria-label="Campaign">
      {banner.image && (
        <PictureView picture={banner.image} width={240} aspect={4 / 3} decorative className={styles.picture} />
      )}
      <div>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.text}>{banner.text}</p>
      </div>
      <ButtonLink
        href={banner.url}
        linkAs={Link}
        size={40}
        onClick={() => track('HOME_BANNER_CLICKED', { href: banner.url })}
      >
        {banner.cta}
      </ButtonLink>
    </aside>
  )
}

export default defineSlot({
  load: ({ api, city, query }) => query.prefetchQuery(promoQuery(api, city.slug)),
  Component: Promo,
})
