import { Link } from '@nukkad/platform'
import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import { BlockHeading } from '../../block-heading.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './map.module.css'

const MapView = lazy(async () => ({ default: (await import('../../map/map-view.tsx')).MapView }))

/** A themed list of places on a map; the walk has a page of its own. */
function MapBlock({ data, content, heading, look }: BlockViewProps<'map'>) {
  const [map] = inOrder([data.slug], content.maps)
  const [first] = map?.places ?? []
  if (!map || !first) return null
  const points = map.places.map(({ id, title, href, lat, lng }, at) => ({ id, title, href, lat, lng, number: at + 1 }))
  return (
    <section className={styles.trail} data-wide="" aria-label={map.title}>
      <BlockHeading heading={heading} look={look}>
        {map.title}
      </BlockHeading>
      <p className={styles.line}>{map.line}</p>
      <div className={styles.frame}>
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

export const view: KindView<'map'> = { v: 1, View: MapBlock }
