import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './video.module.css'

const Film = lazy(async () => ({ default: (await import('../../film/film.tsx')).Film }))

/** A film with a line about it; the player loads when the visitor scrolls near. */
function VideoView({ data, things }: BlockViewProps<'video'>) {
  const [video] = inOrder([data.slug], things.videos)
  if (!video) return null
  return (
    <figure className={styles.film} data-wide="">
      <WhenNear minHeight="18rem">
        <Film video={video} />
      </WhenNear>
      <figcaption className={styles.line}>
        {video.title}. {video.line}
      </figcaption>
    </figure>
  )
}

export const view: KindView<'video'> = { v: 1, View: VideoView }
