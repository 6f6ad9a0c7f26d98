import type { ContentBlock } from '@nukkad/contracts/content-block'
import { Link } from '@nukkad/platform'
import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import styles from './block-list.module.css'

const MapView = lazy(async () => ({ default: (await import('@nukkad/blocks/map/map-view')).MapView }))

type Summary = Extract<ContentBlock, { type: 'map' }>['map']

/** Places that belong together, on their map; the way to walk them stands on a page of its own. */
export function Trail({ map, heading: Heading }: { readonly map: Summary; readonly heading: 'h2' | 'h3' }) {
  const [first] = map.places
  if (!first) return null
  const points = map.places.map(({ id, title, href, lat, lng }, at) => ({ id, title, href, lat, lng, number: at + 1 }))
  return (
    <section className={styles.trail} aria-label={map.title}>
      <Heading className={styles.heading}>{map.title}</Heading>
      <p className={styles.line}>{map.line}</p>
      <div className={styles.mapFrame}>
        <WhenNear minHeight="15rem">
          <MapView city={first.city} points={points} label={`Map: ${map.title}`} className={styles.map} />
        </WhenNear>
      </div>
      <p className={styles.more}>
        <Link to={map.href}>Walk it, stop by stop</Link>
      </p>
    </section>
  )
}
