import { cityInParams, cityOf } from '@nukkad/contracts'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import { hrefs, Link, useApi, useLocation, useParams, useQuery, useTrack } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.queries.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { FilmList } from './film-list.tsx'
import styles from './lbbtv.module.css'
import { Stage } from './stage.tsx'
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
