import { WhenNear } from '@nukkad/ui/when-near'
import { lazy } from 'react'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import { UploadedVideo } from './uploaded-video.tsx'
import styles from './video.module.css'

const Film = lazy(async () => ({ default: (await import('../../film/film.tsx')).Film }))

/** A video with a line about it; the player of the site's own videos loads when the visitor scrolls near. */
function VideoView({ data: { slug, upload, caption }, content }: BlockViewProps<'video'>) {
  const [file] = inOrder(upload ? [upload.file] : [], content.videoFiles)
  if (upload && file) return <UploadedVideo upload={upload} file={file} caption={caption} />
  const [video] = inOrder(slug ? [slug] : [], content.videos)
  if (!video) return null
  return (
    <figure className={styles.film} data-wide="">
      <WhenNear minHeight="18rem">
        <Film video={video} />
      </WhenNear>
      <figcaption className={styles.line}>{caption || `${video.title}. ${video.line}`}</figcaption>
    </figure>
  )
}

export const view: KindView<'video'> = { v: 2, View: VideoView }
