import { cityOf } from '@nukkad/contracts'
import { cityPosts } from '@nukkad/contracts/endpoints/content/posts'
import { hrefs, Link, useApi } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Section } from '@nukkad/ui/section'
import { feedQuery } from '../parts/feed/feed.queries.ts'
import { FeedView } from '../parts/feed/feed-view.tsx'
import { PostFlow } from '../parts/feed/post-flow.tsx'
import { PostFlowSkeleton } from '../parts/feed/post-flow-skeleton.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'

/** Page size of the feed on a home page, which should end within a few screens: more loads on a tap. */
const postsAtOnce = 3

/** All posts about a city, newest first, page by page. */
export default function CityFeed({ slug }: { slug: string }) {
  const api = useApi()
  const feed = useFeed(
    feedQuery({
      key: ['city', slug],
      page: 1,
      call: (param, signal) =>
        api.call(cityPosts, { query: { city: slug, sort: 20, pagesize: postsAtOnce, ...param } }, { signal }),
    }),
  )
  return (
    <Section title={`Lately in ${cityOf(slug)?.name ?? 'the cities'}`}>
      <FeedView
        feed={feed}
        what="These posts"
        byItself={1}
        skeleton={<PostFlowSkeleton count={postsAtOnce} />}
        empty={
          <EmptyState
            title="Nothing written yet"
            text="We are still exploring."
            action={<Link to={hrefs.cityGuides()}>Guides to other cities</Link>}
          />
        }
      >
        <PostFlow posts={feed.rows} />
      </FeedView>
    </Section>
  )
}
