import { ApiError, hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './counter.module.css'
import { counterQuery } from './counter.queries.ts'
import { CounterSignIn } from './counter-sign-in.tsx'
import { PrintedPin } from './printed-pin.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { TodayList } from './today-list.tsx'

/** The counter screen of a place: read a member's code, confirm, and see today's uses. */
export function CounterScreen() {
  const { status, user } = useSession()
  const isStaff = user?.role === 'place' || user?.role === 'merchant'
  if (status === 'unknown')
    return (
      <Page kind="form" aria-busy="true">
        <Skeleton kind="block" height="20rem" />
      </Page>
    )
  return isStaff ? <Counter staffId={user._id} /> : <CounterSignIn />
}

function Counter({ staffId }: { readonly staffId: string }) {
  const { data, error, isPending, refetch } = useQuery(counterQuery(useApi()))
  if (error instanceof ApiError && error.status === 403) {
    return (
      <Page kind="form">
        <EmptyState
          level={1}
          title="This account has no counter"
          text="Ask the person who manages your place’s offers for a separate account."
          action={<Link to={hrefs.home()}>Go to the home page</Link>}
        />
      </Page>
    )
  }
  return (
    <Page kind="form">
      <h1 className={styles.title}>{data?.outlet.title ?? 'Your counter'}</h1>
      {data && (
        <p className={styles.quiet}>
          {[data.outlet.locality, data.counter].filter(Boolean).join(' · ')}
          {data.offers.length === 0 && ' · no offer is on now'}
        </p>
      )}
      {/* Rendered even while nothing can be fetched: pending uses must stay visible and be sent. */}
      <ScanPanel staffId={staffId} />
      {isPending && <Skeleton kind="block" height="10rem" />}
      {!data && !isPending && <LoadFailure what="Today’s list" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data && (
        <>
          <TodayList uses={data.today} />
          <PrintedPin pin={data.pin} place={data.outlet.title} />
        </>
      )}
    </Page>
  )
}
