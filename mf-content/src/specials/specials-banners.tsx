import { Link, useApi, useQuery, useTrack } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './specials.module.css'
import { specialsBanners } from './specials.queries.ts'

/** The campaign team's banners for this city at this time. */
export function SpecialsBanners({ city }: { readonly city: string }) {
  const { data: banners = [] } = useQuery(specialsBanners(useApi(), city))
  const track = useTrack()
  if (banners.length === 0) return null
  return (
    <ul className={styles.banners}>
      {banners.map(({ id, title, text, url, cta, image }) => (
        <li key={id} className={styles.banner}>
          {image && <PictureView picture={image} width={480} aspect={2} decorative />}
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={url} className={styles.cta} onClick={() => track('HOME_BANNER_CLICKED', { href: url })}>
              {cta}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
