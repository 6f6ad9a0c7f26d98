import { formatCount, Link } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { LoadMore, LoadMoreSkeleton } from '@nukkad/ui/load-more'
import type { ReactNode } from 'react'
import { FeedSkeleton } from './feed-skeleton.tsx'
import styles from './feed-view.module.css'
import type { useFeed } from './use-feed.ts'

export interface FeedViewProps {
  readonly feed: Omit<ReturnType<typeof useFeed>, 'rows'> & { readonly rows: readonly unknown[] }
  /** what the list contains, for error messages: 'These posts' */
  readonly what: string
  readonly empty: ReactNode
  /** how many pages load by scrolling alone */
  readonly byItself?: number
  /** a placeholder in the shape of the rows while the first page loads; by default a grid of cards */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/** A feed in its four states, with links to its start and to more. */
export function FeedView({ feed, what, empty, byItself, skeleton = <FeedSkeleton />, children }: FeedViewProps) {
  const { result, rows, total, list, previousHref } = feed
  if (result.isPending)
    return (
      <>
        {skeleton}
        <LoadMoreSkeleton />
      </>
    )
  if (result.isLoadingError)
    return <LoadFailure what={what} isAway={isAway(result.error)} onRetry={() => void result.refetch()} />
  if (rows.length === 0) return empty
  const isAll = !list.nextHref && !previousHref
  return (
    <>
      {previousHref && (
        <p className={styles.before}>
          <ButtonLink href={previousHref} linkAs={Link} rel="prev" variant="quiet" size={48}>
            Back to the start
          </ButtonLink>
        </p>
      )}
      {children}
      <LoadMore
        list={list}
        byItself={byItself}
        status={isAll ? `All ${formatCount(rows.length)} shown` : soFar(rows.length, total)}
      />
    </>
  )
}

const soFar = (seen: number, total: number | undefined) =>
  total === undefined ? `${formatCount(seen)} so far` : `${formatCount(seen)} of ${formatCount(total)}`
