import type { LocalityPage } from '@nukkad/contracts/endpoints/city/localities'
import { formatCount, hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { IconPin } from '@nukkad/ui/icons'
import styles from './locality.module.css'

/** The facts of a neighbourhood in a box beside its story. */
export function LocalityAside({ locality }: { readonly locality: LocalityPage }) {
  const { city, slug, name, pincode, places, posts, subs } = locality
  return (
    <aside className={styles.facts} aria-label={`${name} in short`}>
      <dl>
        {pincode && (
          <div>
            <dt>Pincode</dt>
            <dd>{pincode}</dd>
          </div>
        )}
        <div>
          <dt>Places</dt>
          <dd>{formatCount(places)}</dd>
        </div>
        <div>
          <dt>Stories</dt>
          <dd>{formatCount(posts)}</dd>
        </div>
      </dl>
      {subs.length > 0 && (
        <>
          <h2 className={styles.small}>Its corners</h2>
          <ul className={styles.subs}>
            {subs.map((sub) => (
              <li key={sub.slug}>{sub.name}</li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        variant="secondary"
        size={40}
        wide
        linkAs={Link}
        href={hrefs.aroundYou(city, { locality: slug })}
        icon={<IconPin size={18} />}
      >
        Around {name}
      </ButtonLink>
    </aside>
  )
}
