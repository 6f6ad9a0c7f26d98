import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { ReactNode } from 'react'
import { FeedView, type FeedViewProps } from './feed-view.tsx'
import { PostFlow } from './post-flow.tsx'
import { PostFlowSkeleton } from './post-flow-skeleton.tsx'
import styles from './post-section.module.css'
import { SortLinks } from './sort-links.tsx'

interface PostSectionProps {
  readonly title: string
  /** value of the current sort order */
  readonly sort: number
  readonly feed: FeedViewProps['feed'] & { readonly rows: readonly PostCard[] }
  /** shown if there are no posts */
  readonly empty: ReactNode
}

/** The posts on a topic page, in the order given by the URL. */
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
