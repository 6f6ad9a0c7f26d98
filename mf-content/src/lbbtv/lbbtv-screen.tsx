import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { Film } from '@nukkad/blocks/film/film'
import { cityInParams, cityOf } from '@nukkad/contracts'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { hrefs, Link, useApi, useLocation, useParams, useQuery, useTrack } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { coveringLink } from '@nukkad/ui/covering-link'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Kicker } from '@nukkad/ui/kicker'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.queries.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { SaveAndShare } from '../parts/save-and-share/save-and-share.tsx'
import styles from './lbbtv.module.css'
import { slugIn, videoQuery, videosFeed, videoTagsQuery } from './videos.queries.ts'

/** Short films about the city: one in the player, the others around it, by tag. */
export function LbbtvScreen() {
  const api = useApi()
  const track = useTrack()
  const city = cityInParams(useParams()) ?? 'all'
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const tag = slugIn(params.get('tag'))
  const wanted = slugIn(params.get('v'))
  const { data: tags = [] } = useQuery(videoTagsQuery(api, city))
  const { data: shared } = useQuery({ ...videoQuery(api, wanted ?? 'none'), enabled: wanted !== null })
  const feed = useFeed(videosFeed(api, city, tag, pageIn(params)))
  const shown = (wanted && (feed.rows.find(({ slug }) => slug === wanted) ?? shared)) || feed.rows[0]
  useEffect(() => track('LBBTV_VIEWED', { city, tag, video: wanted }), [track, city, tag, wanted])

  function hrefOf(video: Video) {
    const next = new URLSearchParams(search)
    next.set('v', video.slug)
    return `${pathname}?${next}`
  }
  const name = cityOf(city)?.name ?? 'India'
  return (
    <Page>
      <div>
        <h1 className={styles.title}>Nukkad TV, {name}</h1>
        <nav aria-label="Videos by tag" className={styles.tags}>
          <Chip href={hrefs.lbbTv(city)} linkAs={Link} isSelected={tag === null}>
            All of them
          </Chip>
          {tags.map(({ slug, name: title, count }) => (
            <Chip key={slug} href={hrefs.lbbTv(city, slug)} linkAs={Link} isSelected={tag === slug}>
              {title} <small>{count}</small>
            </Chip>
          ))}
        </nav>
      </div>
      {shown && <Stage video={shown} />}
      <h2 className={styles.more}>More videos</h2>
      <FeedView
        feed={feed}
        what="The videos"
        empty={
          <EmptyState
            title="No videos of this kind yet"
            text="We are out filming."
            action={<Link to={hrefs.lbbTv(city)}>All videos from {name}</Link>}
          />
        }
      >
        <FilmList films={feed.rows} shown={shown} hrefOf={hrefOf} />
      </FeedView>
    </Page>
  )
}

/** The film in the player. */
function Stage({ video }: { readonly video: Video }) {
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

interface FilmListProps {
  readonly films: readonly Video[]
  readonly shown: Video | undefined
  readonly hrefOf: (video: Video) => string
}

function FilmList({ films, shown, hrefOf }: FilmListProps) {
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
