import { hrefs, Link, useApi, useInfiniteQuery, useParams, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import rowStyles from '../parts/content-row/rows.module.css'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import styles from './saved-list.module.css'
import { listQuery } from './saved-list.queries.ts'
import { SavedListSkeleton } from './saved-list-skeleton.tsx'

/** One of the user's lists of saves. */
export function SavedListScreen() {
  const { listId = '' } = useParams()
  const { status, user } = useSession()
  const list = useInfiniteQuery({ ...listQuery(useApi(), user?._id, listId), enabled: status === 'user' })
  const signIn = useSignIn()
  if (status === 'guest')
    return (
      <SignInInvite
        title="Your list"
        text="Sign in to see your lists, on any device."
        onSignIn={() => signIn('Sign in to see your list.')}
      />
    )
  const [first] = list.data?.pages ?? []
  if (!first && isAbsent(list.error)) return <NoList />
  if (!first && list.isError)
    return (
      <Page className={styles.page}>
        <LoadFailure what="Your list" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
      </Page>
    )
  if (!first) return <SavedListSkeleton />
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Page className={styles.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Your saves', href: hrefs.saves() }, { title: first.list.name }]} />
      <ListHead userId={user?._id} list={first.list} />
      {rows.length === 0 && (
        <EmptyState
          title="Nothing on it yet"
          text="Choose “Add to a list” beside something you saved."
          action={
            <ButtonLink size={48} linkAs={Link} href={hrefs.saves()}>
              Go to your saves
            </ButtonLink>
          }
        />
      )}
      <ul className={rowStyles.list}>
        {rows.map((item) => (
          <ListRow key={`${item.kind} ${item.ref}`} userId={user?._id} listId={listId} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  )
}

const NoList = () => (
  <Page className={styles.page}>
    <EmptyState
      level={1}
      title="This list does not exist"
      text="It may have been deleted. What was on it is still in your saves."
      action={
        <ButtonLink size={48} linkAs={Link} href={hrefs.saves()}>
          Go to your saves
        </ButtonLink>
      }
    />
  </Page>
)
