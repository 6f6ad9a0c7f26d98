import { useApi, useInfiniteQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { ContentRow } from '../parts/content-row/content-row.tsx'
import styles from './profile.module.css'
import { type Profile, writtenQuery } from './profile.queries.ts'

/** The posts of a profile, newest first. */
export function ProfilePosts({ profile }: { readonly profile: Profile }) {
  const list = useInfiniteQuery(writtenQuery(useApi(), profile.id))
  const posts = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isError && posts.length === 0)
    return <LoadFailure what="The posts" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  return (
    <section aria-label={`Written by ${profile.name}`}>
      {list.isSuccess && posts.length === 0 && (
        <p className={styles.quiet}>{profile.name} has not written anything here yet.</p>
      )}
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <ContentRow content={{ ...post, kicker: `${post.kicker} · ${post.minutes} min` }} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}
