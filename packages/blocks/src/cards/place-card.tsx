import type { PlaceCard as Place } from '@nukkad/contracts/endpoints/content/cards'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import type { ReactNode } from 'react'
import styles from './place-card.module.css'

export interface PlaceCardProps {
  readonly place: Place
  /** picture: the picture above, for rails and grids; row: the picture beside, for lists next to a map */
  readonly look?: 'picture' | 'row'
  /** its number on a map */
  readonly number?: number
  /** a further line: the distance, or open until when */
  readonly note?: ReactNode
  /** false, or null if the hours are unknown: the note then has no "open" colour */
  readonly isOpen?: boolean | null
  /** the walking distance, and from which stop */
  readonly walk?: string | undefined
  /** shown above the picture's corner: a heart */
  readonly action?: ReactNode
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

const priceText = ['', '₹', '₹₹', '₹₹₹']
const priceWords = ['', 'Inexpensive', 'Moderate', 'Expensive']

/** A place: its kind and location before its name, in the order in which people look for one. */
export function PlaceCard(props: PlaceCardProps) {
  const {
    place,
    look = 'picture',
    number,
    note,
    isOpen,
    walk,
    action,
    isFirst = false,
    heading: Heading = 'h3',
  } = props
  const isRow = look === 'row'
  return (
    <article className={isRow ? styles.row : styles.card}>
      <div className={styles.frame}>
        <PictureView
          picture={place.image}
          width={isRow ? 132 : { mobile: 280, desktop: 320 }}
          aspect={isRow ? 1 : 4 / 3}
          priority={isFirst}
          decorative
        />
        {number !== undefined && (
          <b className={styles.number} aria-hidden="true">
            {number}
          </b>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.words}>
        <p className={styles.what}>
          {place.kind}
          {place.locality && ` · ${place.locality}`}
          {place.price !== null && (
            <>
              {'\u00a0·\u00a0'}
              <abbr title={priceWords[place.price]} className={styles.price}>
                {priceText[place.price]}
              </abbr>
            </>
          )}
        </p>
        <Heading className={styles.title}>
          <Link to={place.href} className={coveringLink}>
            {place.title}
          </Link>
        </Heading>
        <p className={styles.line}>{place.line}</p>
        {walk && <p className={styles.quiet}>{walk}</p>}
        {note && <p className={isOpen === false || isOpen === null ? styles.quiet : styles.note}>{note}</p>}
      </div>
    </article>
  )
}
