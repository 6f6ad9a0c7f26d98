import type { VideoFile } from '@nukkad/contracts/endpoints/content/video-files'
import { useId } from 'react'
import { usePlayed } from '../../film/use-played.ts'
import styles from './video.module.css'
import type { Upload } from './video.schema.ts'

interface UploadedVideoProps {
  readonly upload: Upload
  readonly file: VideoFile
  readonly caption: string
}

/**
 * An uploaded video in the browser's own player: nothing of it loads before it is played, its size is known, and what
 * it shows and says can be read.
 */
export function UploadedVideo({ upload, file, caption }: UploadedVideoProps) {
  const { width, height, seconds, poster, description } = upload
  const played = usePlayed(file.slug)
  const id = useId()
  return (
    <figure className={styles.film} data-wide="">
      {/* biome-ignore lint/a11y/useMediaCaption: not every video has captions; the text below says what is spoken */}
      <video
        className={styles.player}
        controls
        playsInline
        preload="none"
        width={width}
        height={height}
        poster={`${poster}?fm=webp&width=960`}
        aria-label={caption || 'Video'}
        aria-describedby={id}
        onPlay={played.onPlay}
        onEnded={played.onEnded}
      >
        <source src={file.url} type={file.type} />
        {file.captions?.map(({ language, label, url }) => (
          <track key={url} kind="captions" src={url} srcLang={language} label={label} />
        ))}
        Your browser can’t play this video. <a href={file.url}>Download it</a> instead.
      </video>
      <figcaption className={styles.line}>
        {caption && <p>{caption}</p>}
        <p className={styles.facts}>
          {seconds > 0 && `${lengthOf(seconds)}, `}
          {sizeOf(file.bytes)}
        </p>
        <details>
          <summary>What the video shows and says</summary>
          <p id={id} className={styles.description}>
            {description}
          </p>
        </details>
      </figcaption>
    </figure>
  )
}

/** '1:05' for 65 seconds. */
const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const sizeOf = (bytes: number) => `${Math.max(0.1, bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
