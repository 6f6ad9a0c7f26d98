import { hrefs, Link, useApi, useInfiniteQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Avatar } from '@nukkad/ui/avatar'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './profile.module.css'
import { type Profile, peopleQuery, type Side } from './profile.queries.ts'

interface PeopleProps {
  readonly profile: Profile
  readonly side: Side
}

/** The followers of a profile, or the profiles it follows. */
export function People({ profile, side }: PeopleProps) {
  const list = useInfiniteQuery(peopleQuery(useApi(), profile.id, side))
  const people = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isError && people.length === 0)
    return <LoadFailure what="The list" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
  return (
    <section aria-label={side === 'followers' ? `Followers of ${profile.name}` : `Followed by ${profile.name}`}>
      {list.isPending && <Skeleton kind="block" width="100%" height="12rem" />}
      {list.isSuccess && people.length === 0 && (
        <p className={styles.quiet}>
          {side === 'followers'
            ? `${profile.name} has no followers yet.`
            : `${profile.name} does not follow anyone yet.`}
        </p>
      )}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.user_id}>
            <Link to={hrefs.profile(person.id)} className={styles.person}>
              <Avatar name={person.name} image={person.image} size={64} />
              <span>
                <strong>{person.name}</strong>
                {person.line && <span className={styles.line}>{person.line}</span>}
              </span>
            </Link>
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
