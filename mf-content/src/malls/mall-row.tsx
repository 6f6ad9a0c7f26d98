import type { MallCard } from '@nukkad/contracts/endpoints/malls'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { SaveButton } from '../parts/saves/save-button.tsx'
import styles from './malls.module.css'

interface MallRowProps {
  readonly mall: MallCard
  readonly number: number
  readonly isChosen: boolean
}

/** A mall in the list of a city, with its number on the map. */
export function MallRow({ mall, number, isChosen }: MallRowProps) {
  return (
    <li className={isChosen ? `${styles.mall} ${styles.chosen}` : styles.mall}>
      <div className={styles.frame}>
        <PictureView
          picture={mall.image}
          width={{ mobile: 390, desktop: 320 }}
          aspect={3 / 2}
          priority={number === 1}
          decorative
          className={styles.picture}
        />
        <div className={styles.heart}>
          <SaveButton kind="mall" of={mall.slug} title={mall.title} />
        </div>
      </div>
      <div>
        <p className={styles.where}>
          <b>{number}</b> {mall.locality}
        </p>
        <h2 className={styles.name}>
          <Link to={mall.href} className={coveringLink}>
            {mall.title}
          </Link>
        </h2>
        <p>{mall.line}</p>
        <p className={mall.hours.isOpen === false ? styles.closed : styles.facts}>
          {mall.floors} floors · {mall.stores} stores · {mall.hours.line}
        </p>
      </div>
    </li>
  )
}
