import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronLeft, IconChevronRight } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import type { KeyboardEvent } from 'react'
import styles from './film.module.css'
import { useFilm } from './use-film.ts'

interface PhotoFilmProps {
  readonly video: Video
  readonly isFirst: boolean
}

/**
 * A slide show of stills with captions, playing automatically or stepped with the arrows. Space plays and pauses. It
 * does not autoplay if reduced motion is preferred.
 */
export function PhotoFilm({ video, isFirst }: PhotoFilmProps) {
  const { frames, poster, title } = video
  const track = useTrack()
  const film = useFilm(frames.length, () => track('VIDEO_PLAYED', { video: video.slug }))
  const frame = frames[film.at]

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: film.next,
    ArrowLeft: film.back,
    Home: () => film.show(0),
    End: () => film.show(frames.length - 1),
  }
  function steer(event: KeyboardEvent) {
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
  return (
    <section aria-label={title} aria-roledescription="slideshow" className={styles.film} onKeyDown={steer}>
      <div className={styles.screen}>
        <PictureView
          key={film.at}
          picture={frame?.image ?? poster}
          width={{ mobile: 390, desktop: 960 }}
          sizes="(width >= 800px) 60vw, 100vw"
          aspect={16 / 9}
          priority={isFirst && film.at === 0}
          className={film.isPlaying ? styles.moving : undefined}
        />
        <div className={styles.reel} aria-hidden="true">
          {frames.map((one, at) => (
            <span key={one.image.url + one.caption} className={at <= film.at ? styles.seen : undefined} />
          ))}
        </div>
      </div>
      <p className={styles.caption} aria-live={film.isPlaying ? 'off' : 'polite'}>
        {frame?.caption ?? video.line}
      </p>
      <div className={styles.buttons}>
        <IconButton
          label="Previous still"
          icon={<IconChevronLeft size={22} />}
          aria-disabled={film.at === 0}
          onClick={film.back}
        />
        {film.mayRun && (
          <Button variant="primary" size={48} aria-pressed={film.isPlaying} onClick={film.toggle}>
            {film.isPlaying ? 'Pause' : film.at > 0 ? 'Resume' : 'Play'}
          </Button>
        )}
        <IconButton
          label="Next still"
          icon={<IconChevronRight size={22} />}
          aria-disabled={film.at === frames.length - 1}
          onClick={film.next}
        />
        <span className={styles.count}>
          {film.at + 1} of {frames.length}
        </span>
      </div>
    </section>
  )
}
