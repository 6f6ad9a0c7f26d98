import { cityLook } from '@nukkad/contracts'
import { IconPin } from '@nukkad/ui/icons'
import { Skyline } from '@nukkad/ui/skyline'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import type { StoreDetails } from './store.types.ts'
import styles from './store-page.module.css'

/** The address, directions as locals give them, and the coordinates for any map app. */
export function WayThere({ store }: { readonly store: StoreDetails }) {
  const { name, address, lat, lng, phone, directions } = store
  const point = `${lat.toFixed(5)},${lng.toFixed(5)}`
  const onMap = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`
  return (
    <section className={styles.way} aria-labelledby="way">
      <a
        className={styles.poster}
        style={{ background: cityLook(address.city.slug)?.tint }}
        href={onMap}
        target="_blank"
        rel="noopener"
      >
        <span className={styles.skyline} aria-hidden="true">
          <Skyline city={address.city.slug} size={220} />
        </span>
        <span className={styles.pin}>
          <IconPin size={28} aria-hidden="true" />
        </span>
        <VisuallyHidden>{name} on the map, opens in a new tab, </VisuallyHidden>
        <span className={styles.point}>{point.replace(',', '° N, ')}° E</span>
      </a>
      <div className={styles.wayWords}>
        <h2 id="way">How to get there</h2>
        <address className={styles.address}>
          {address.lines.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>{address.locality}</span>
          <span>
            {address.city.name} {address.pincode}, {address.state}
          </span>
        </address>
        <p>{directions}</p>
        <p className={styles.links}>
          <a href={onMap} target="_blank" rel="noopener">
            Open the map
          </a>
          <a href={`tel:+91${phone}`}>Call {phone.replace(/^(\d{5})(\d{5})$/, '$1 $2')}</a>
        </p>
      </div>
    </section>
  )
}
