import type { EditedBanner } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from '../parts/staff/staff.module.css'
import { periodOf, stateOf } from './banner-words.ts'

/** A banner as visitors see it, and when. Its shape depends on the page it is placed on. */
export function BannerPreview({ banner }: { readonly banner: EditedBanner }) {
  const { kicker, title, line, cta, url, picture, beside, position } = banner
  const others = beside.length > 0
  const isFirst = beside.every((other) => other.position > position)
  return (
    <section className={styles.preview} aria-label="As visitors see it">
      <p>
        {stateOf(banner)}, {periodOf(banner)}.
      </p>
      <div className={styles.fields}>
        {picture && (
          <PictureView
            picture={{ ...picture, width: 1200, height: 800, color: '#e8dfd0' }}
            width={{ mobile: 340, desktop: 420 }}
            aspect={3 / 2}
          />
        )}
        {kicker && <p className={styles.quiet}>{kicker}</p>}
        <h2>{title}</h2>
        {line && <p>{line}</p>}
        {cta && (
          <div>
            <ButtonLink href={url} linkAs={Link} size={40}>
              {cta}
            </ButtonLink>
          </div>
        )}
      </div>
      {others && (
        <div role="status">
          <p>{isFirst ? 'Shown before these banners' : 'Shown after these banners'} in the same place and period:</p>
          <ul>
            {beside.map((other) => (
              <li key={other.id}>
                {other.title}, place {other.position}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
