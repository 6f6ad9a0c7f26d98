import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { MallCard } from '@nukkad/contracts/endpoints/city/malls'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './malls.module.css'

interface MallRowProps {
  readonly mall: MallCard
  readonly number: number
  readonly isChosen: boolean
  /** heading level of its name; 3 below the heading of its city */
  readonly level?: 2 | 3
}

/** A mall in the list of a city, with its number on the map. */
export function MallRow({ mall, number, isChosen, level = 2 }: MallRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
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
        <Heading className={styles.name}>
          <Link to={mall.href} className={coveringLink}>
            {mall.title}
          </Link>
        </Heading>
        <p>{mall.line}</p>
        <p className={mall.hours.isOpen === false ? styles.closed : styles.facts}>
          {mall.floors} floors · {mall.stores} stores · {mall.hours.line}
        </p>
      </div>
    </li>
  )
}
