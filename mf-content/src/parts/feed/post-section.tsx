import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { ReactNode } from 'react'
import { FeedView, type FeedViewProps } from './feed-view.tsx'
import { PostFlow } from './post-flow.tsx'
import { PostFlowSkeleton } from './post-flow-skeleton.tsx'
import styles from './post-section.module.css'
import { SortLinks } from './sort-links.tsx'

interface PostSectionProps {
  readonly title: string
  /** value of the order that is shown */
  readonly sort: number
  readonly feed: FeedViewProps['feed'] & { readonly rows: readonly PostCard[] }
  /** in place of posts where there are none */
  readonly empty: ReactNode
}

/** The posts of a page that is about something, in the order that the address says. */
export function PostSection({ title, sort, feed, empty }: PostSectionProps) {
  return (
    <section aria-labelledby="posts">
      <div className={styles.bar}>
        <h2 id="posts">{title}</h2>
        <SortLinks sort={sort} />
      </div>
      <FeedView feed={feed} what="These posts" skeleton={<PostFlowSkeleton />} empty={empty}>
        <PostFlow posts={feed.rows} />
      </FeedView>
    </section>
  )
}
