import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import { Link, useApi, useParams, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { lazy, Suspense, useEffect } from 'react'
import { whenOf } from '../event/event-words.ts'
import styles from './register.module.css'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { ticketsQuery } from './registration.queries.ts'
import { SeatsToSee } from './seats-to-see.tsx'
import { type ChosenSeats, useChosenSeats } from './use-chosen-seats.ts'

/** Loaded once the visitor is signed in; guests do not need it. */
const BuyerPart = lazy(() => import('./buyer-part.tsx'))

/** Event registration: first what everyone may see, then the part for signed-in buyers. */
export function RegisterScreen() {
  const track = useTrack()
  const { discoveryId: slug = '' } = useParams()
  const { data, error, isLoadingError, refetch } = useQuery(ticketsQuery(useApi(), slug))
  // Here, because signing in clears the data for a moment, and what was chosen must survive that.
  const chosen = useChosenSeats(slug)
  useEffect(() => track('EVENT_REGISTRATION_STARTED', { event: slug }), [track, slug])
  if (data) return <Registration slug={slug} tickets={data} chosen={chosen} />
  if (!isLoadingError) return <RegisterSkeleton />
  return (
    <Page kind="form">
      <h1 className={styles.title}>Register</h1>
      <LoadFailure what="This event" isAway={isAway(error)} onRetry={() => void refetch()} />
    </Page>
  )
}

interface RegistrationProps {
  readonly slug: string
  readonly tickets: EventTickets
  readonly chosen: ChosenSeats
}

function Registration({ slug, tickets, chosen }: RegistrationProps) {
  const { event, rules } = tickets
  const { status } = useSession()
  const seats = <SeatsToSee tickets={tickets} chosen={chosen} />
  return (
    <Page kind="form">
      <header className={styles.head}>
        <PictureView picture={event.image} width={{ mobile: 112, desktop: 160 }} aspect={1} decorative priority />
        <div>
          <h1 className={styles.title}>
            <Link to={event.href}>{event.title}</Link>
          </h1>
          <p className={styles.quiet}>
            <time dateTime={event.starts}>{whenOf(event)}</time>
          </p>
          <p className={styles.quiet}>{event.venue}</p>
        </div>
      </header>
      {status === 'user' ? (
        <Suspense fallback={seats}>
          <BuyerPart slug={slug} tickets={tickets} chosen={chosen} />
        </Suspense>
      ) : (
        seats
      )}
      <details className={styles.rules}>
        <summary>If plans change</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Page>
  )
}
