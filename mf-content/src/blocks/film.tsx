import type { ContentBlock } from '@nukkad/contracts/content-block'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rail } from '@nukkad/ui/rail'
import styles from './block-list.module.css'

type Video = Extract<ContentBlock, { type: 'video' }>['video']

/** A video in a text: the file where there is one, else its stills with what they say. */
export function Film({ video }: { readonly video: Video }) {
  return (
    <figure className={styles.film}>
      {video.file ? (
        // biome-ignore lint/a11y/useMediaCaption: uploaded by people, without a text track
        <video
          controls
          preload="none"
          poster={`${video.poster.url}?fm=webp&width=760`}
          width={video.poster.width}
          height={video.poster.height}
          style={{ aspectRatio: `${video.poster.width / video.poster.height}` }}
        >
          <source src={video.file.url} type={video.file.type} />
        </video>
      ) : (
        <Rail label={`Stills of ${video.title}`} itemWidth="wide">
          {video.frames.map((frame) => (
            <li key={frame.caption + frame.image.url}>
              <figure className={styles.frame}>
                <PictureView picture={frame.image} width={{ mobile: 300, desktop: 480 }} aspect={16 / 9} />
                <figcaption>{frame.caption}</figcaption>
              </figure>
            </li>
          ))}
        </Rail>
      )}
      <figcaption className={styles.line}>
        {video.title}. {video.line}
      </figcaption>
    </figure>
  )
}
