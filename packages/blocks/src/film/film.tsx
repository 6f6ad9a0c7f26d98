import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import styles from './film.module.css'
import { PhotoFilm } from './photo-film.tsx'
import { usePlayed } from './use-played.ts'

interface FilmProps {
  readonly video: Video
  readonly isFirst?: boolean
}

/** A video: a file in the browser's own player, otherwise a slideshow of stills. */
export function Film({ video, isFirst = false }: FilmProps) {
  const played = usePlayed(video.slug)
  if (!video.file) return <PhotoFilm key={video.slug} video={video} isFirst={isFirst} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the line below says what is spoken; uploaders may burn captions in
    <video
      key={video.slug}
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={`${video.poster.url}?fm=webp&width=960&height=540&dpr=1`}
      aria-label={video.title}
      onPlay={played.onPlay}
      onEnded={played.onEnded}
    >
      <source src={video.file.url} type={video.file.type} />
      Your browser can’t play this video. <a href={video.file.url}>Download it</a> instead.
    </video>
  )
}
