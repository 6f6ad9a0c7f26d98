import type { EventName } from '@nukkad/contracts'
import type { FeedSection } from '@nukkad/contracts/content-block'
import {
  hrefs,
  Link,
  type LoadContext,
  need,
  prepare,
  type ScreenContext,
  useApi,
  useLocation,
  useParams,
  useSuspenseQuery,
  useTrack,
} from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { type ReactNode, useEffect } from 'react'
import { openFeed, pageIn } from '../parts/feed/feed.queries.ts'
import { PostSection } from '../parts/feed/post-section.tsx'
import { sortIn } from '../parts/feed/sort-links.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { Masthead } from '../parts/masthead/masthead.tsx'
import { FeedSections } from '../parts/sections/feed-sections.tsx'
import { landingHead } from './landing.head.ts'
import styles from './landing.module.css'
import { type Landing, landingFeed, landingQuery } from './landing.queries.ts'

/** Determines the landing page from a URL. */
export type WhichLanding = (params: Readonly<Record<string, string>>, pathname: string) => Landing

/** `load` and `head` of a landing page. */
export const landingParts = (which: WhichLanding) => ({
  load({ api, query, params, url }: LoadContext) {
    const landing = which(params, url.pathname)
    const posts = landingFeed(api, landing, sortIn(url.searchParams), pageIn(url.searchParams))
    return Promise.all([need(query.ensureQueryData(landingQuery(api, landing))), prepare(openFeed(query, posts))])
  },
  head: (context: ScreenContext) => landingHead(context, which(context.params, context.url.pathname)),
})

interface LandingScreenProps {
  readonly which: WhichLanding
  readonly kicker?: ReactNode
  /** the analytics event for a view */
  readonly viewed: EventName
  /** shown between the top and the feed */
  readonly children?: ReactNode
  /** slugs of places shown in `children`: the lists below leave them out */
  readonly shown?: ReadonlySet<string>
}

/** A landing page: its top, related tags, its posts in the order given by the URL, and further lists. */
export function LandingScreen({ which, kicker, viewed, children, shown = nothing }: LandingScreenProps) {
  const api = useApi()
  const track = useTrack()
  const { pathname, search } = useLocation()
  const landing = which(useParams(), pathname)
  const params = new URLSearchParams(search)
  const sort = sortIn(params)
  const { data } = useSuspenseQuery(landingQuery(api, landing))
  const feed = useFeed(landingFeed(api, landing, sort, pageIn(params)))
  useEffect(() => track(viewed, { path: pathname, sort }), [track, viewed, pathname, sort])
  return (
    <Page className={styles.page}>
      <Masthead
        title={data.title}
        line={data.line}
        city={data.city}
        kicker={kicker}
        crumbs={data.breadcrumbs}
        picture={data.posts > 0 ? data.image : null}
      />
      {data.related.length > 0 && (
        <nav aria-label="Near this" className={styles.related}>
          {data.related.map(({ slug, name, href }) => (
            <Chip key={slug + href} href={href} linkAs={Link}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      {children}
      <PostSection
        title="To read"
        sort={sort}
        feed={feed}
        empty={
          <EmptyState
            title="Nothing written about this yet"
            text="We are still exploring. These are close by."
            action={<Link to={hrefs.city(data.city)}>Back to the city</Link>}
          />
        }
      />
      <FeedSections sections={without(shown, feed.first?.sections ?? [])} />
    </Page>
  )
}

const nothing: ReadonlySet<string> = new Set()
const without = (shown: ReadonlySet<string>, sections: readonly FeedSection[]): FeedSection[] =>
  sections.map((section) => ({ ...section, places: section.places.filter(({ slug }) => !shown.has(slug)) }))
