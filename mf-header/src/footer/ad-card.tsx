import { Link, useApi, useQuery, useTrack } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './ad-card.module.css'
import { adQuery } from './footer.queries.ts'

/** Placed between the page and the footer, so that its appearance shifts no content being read. */
export function AdCard() {
  const { slug } = useShownCity()
  const { data: ad } = useQuery({ ...adQuery(useApi(), slug), enabled: slug !== 'all' })
  const track = useTrack()
  if (!ad) return null
  return (
    <aside className={styles.ad} aria-label={`Advertisement by ${ad.advertiser}`}>
      <Link to={ad.url} className={styles.card} onClick={() => track('AD_CLICKED', { id: ad.id })}>
        {ad.image && (
          <PictureView picture={ad.image} width={320} aspect={3 / 2} decorative className={styles.picture} />
        )}
        <span className={styles.words}>
          <span className={styles.mark}>Advertisement · {ad.advertiser}</span>
          <strong className={styles.title}>{ad.title}</strong>
          <span className={styles.text}>{ad.text}</span>
          <span className={styles.cta}>{ad.cta}</span>
        </span>
      </Link>
    </aside>
  )
}
