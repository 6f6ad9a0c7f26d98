import { Film } from '@nukkad/blocks/film/film'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { Link } from '@nukkad/platform'
import { Kicker } from '@nukkad/ui/kicker'
import { SaveAndShare } from '../parts/save-and-share/save-and-share.tsx'
import styles from './lbbtv.module.css'

/** The film in the player. */
export function Stage({ video }: { readonly video: Video }) {
  return (
    <div className={styles.stage} id="film">
      <Film video={video} isFirst />
      <div className={styles.about}>
        <Kicker className={styles.kicker}>
          {video.tag.name} · {video.minutes} min
        </Kicker>
        <h2>{video.title}</h2>
        <p>{video.line}</p>
        {video.author && (
          <p className={styles.by}>
            By <Link to={video.author.href}>{video.author.name}</Link>
          </p>
        )}
        <SaveAndShare kind="video" of={video.slug} title={video.title} href={video.href} />
      </div>
    </div>
  )
}
