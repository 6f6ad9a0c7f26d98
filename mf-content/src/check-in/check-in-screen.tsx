import type { AnswerOf } from '@nukkad/contracts'
import { eventDoor } from '@nukkad/contracts/endpoints/events/check-in'
import {
  ApiError,
  formatTime,
  hrefs,
  Link,
  queryOptions,
  useApi,
  useParams,
  useQuery,
  useSession,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { whenOf } from '../event/event-words.ts'
import { SignInPanel } from '../parts/sign-in/sign-in-panel.tsx'
import styles from './check-in.module.css'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { Scan } from './scan.tsx'

type DoorList = AnswerOf<typeof eventDoor>['data']

/** Check-in at the entrance of an event: scan with the camera or type a code, and get a clear yes or no. */
export function CheckInScreen() {
  const api = useApi()
  const { slug = '' } = useParams()
  const { status } = useSession()
  const door = useQuery({
    ...queryOptions({
      queryKey: ['door', slug],
      queryFn: async ({ signal }) => (await api.call(eventDoor, { params: { discoveryId: slug } }, { signal })).data,
      refetchInterval: 15_000,
      retry: false,
    }),
    enabled: status === 'user',
  })
  if (status === 'guest') return <SignInPanel title="Check-in" text="Sign in as the organiser of this event." />
  if (door.error instanceof ApiError && (door.error.status === 403 || door.error.status === 404)) {
    return (
      <Page kind="form">
        <EmptyState
          level={1}
          title="You can’t check people in here"
          text="Only the organiser of an event can check people in. Sign in with the account that the host gave us."
          action={<Link to={hrefs.home()}>See what is on</Link>}
        />
      </Page>
    )
  }
  if (door.isLoadingError) {
    return (
      <Page kind="form">
        <h1 className={styles.title}>Check-in</h1>
        <LoadFailure what="The list" isAway={isAway(door.error)} onRetry={() => void door.refetch()} />
      </Page>
    )
  }
  if (!door.data) return <CheckInSkeleton />
  const { event, sold, arrived, latest } = door.data
  return (
    <Page kind="form">
      <h1 className={styles.title}>{event.title}</h1>
      <p className={styles.quiet}>{whenOf(event)}</p>
      {event.status === 'cancelled' ? (
        <p role="status" className={styles.off}>
          This event was cancelled. Its tickets are no longer valid, so there is nobody to check in.
        </p>
      ) : (
        <>
          <p className={styles.count} role="status">
            {sold === 0 ? (
              'Nobody has a ticket yet.'
            ) : (
              <>
                <b>{arrived}</b> of {sold} {sold === 1 ? 'has' : 'have'} arrived
              </>
            )}
          </p>
          <Scan slug={slug} />
        </>
      )}
      {latest.length > 0 && <LatestArrivals arrivals={latest} />}
    </Page>
  )
}

/** Who came last, so that a wrong scan is noticed. */
function LatestArrivals({ arrivals }: { readonly arrivals: DoorList['latest'] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className={styles.subtitle}>
        Just arrived
      </h2>
      <ol className={styles.latest}>
        {arrivals.map(({ guest, type, at }) => (
          <li key={at + guest}>
            <b>{guest}</b> <span className={styles.quiet}>{type}</span> <time dateTime={at}>{formatTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
