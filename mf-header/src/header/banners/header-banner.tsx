import { Link, useApi, useQuery, useTrack } from '@nukkad/platform'
import { IconArrowRight } from '@nukkad/ui/icons'
import { useState } from 'react'
import { useShownCity } from '../../parts/shown-city.ts'
import { headerBannerQuery } from '../header.queries.ts'
import styles from './header-banner.module.css'

/**
 * A one-line banner of the campaign team below the header; all of it is a link. One that is not known yet when its page
 * is shown would move the page, and is left out until the next one.
 */
export function HeaderBanner({ page }: { readonly page: string }) {
  const { slug } = useShownCity()
  const { data } = useQuery(headerBannerQuery(useApi(), slug, page))
  const track = useTrack()
  const [isInTime] = useState(data !== undefined)
  if (!data || !isInTime) return null
  return (
    <aside className={styles.banner} aria-label="Campaign">
      <Link to={data.url} className={styles.link} onClick={() => track('HOME_BANNER_CLICKED', { href: data.url })}>
        <strong className={styles.title}>{data.title}</strong>
        <span className={styles.text}>{data.text}</span>
        <span className={styles.cta}>
          {data.cta}
          <IconArrowRight size={16} aria-hidden="true" />
        </span>
      </Link>
    </aside>
  )
}
