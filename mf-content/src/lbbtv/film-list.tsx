import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './lbbtv.module.css'

interface FilmListProps {
  readonly films: readonly Video[]
  readonly shown: Video | undefined
  readonly hrefOf: (video: Video) => string
}

/** The films, of which one is in the player. */
export function FilmList({ films, shown, hrefOf }: FilmListProps) {
  return (
    <ul className={styles.films}>
      {films.map((video) => (
        <li key={video.id} className={styles.film}>
          <PictureView picture={video.poster} width={{ mobile: 300, desktop: 320 }} aspect={16 / 9} decorative />
          <h3 className={styles.name}>
            <Link to={hrefOf(video)} className={coveringLink} aria-current={video === shown ? 'true' : undefined}>
              {video.title}
            </Link>
          </h3>
          <p className={styles.by}>
            {[video.tag.name, `${video.minutes} min`, video.author?.name].filter(Boolean).join(' · ')}
          </p>
          {video !== shown && (
            <div className={styles.heart}>
              <SaveButton kind="video" of={video.slug} title={video.title} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
