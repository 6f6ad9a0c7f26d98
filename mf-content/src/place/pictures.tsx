import { type Picture, PictureView } from '@nukkad/ui/picture-view'
import { Rail } from '@nukkad/ui/rail'
import styles from './place.module.css'

interface PicturesProps {
  readonly pictures: readonly Picture[]
  readonly title: string
}

/** Pictures of the place: a large one, and more to swipe through. */
export function Pictures({ pictures, title }: PicturesProps) {
  const [first, ...others] = pictures
  if (!first) return null
  if (others.length === 0)
    return (
      <PictureView
        picture={first}
        width={{ mobile: 390, desktop: 1120 }}
        aspect={2}
        priority
        className={styles.picture}
      />
    )
  return (
    <div>
      <Rail label={`Pictures of ${title}`} className={styles.film}>
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <PictureView
              picture={picture}
              width={{ mobile: 340, desktop: 760 }}
              aspect={4 / 3}
              priority={at === 0}
              className={styles.still}
            />
          </li>
        ))}
      </Rail>
    </div>
  )
}
