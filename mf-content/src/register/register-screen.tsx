import type { EventTickets } from '@nukkad/contracts/endpoints/events'
import type { Registration } from '@nukkad/contracts/endpoints/tickets'
import {
  ApiError,
  hrefs,
  Link,
  useApi,
  useBus,
  useLocation,
  useParams,
  useQuery,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { useCallback, useEffect, useState } from 'react'
import { statusWords, whenOf } from '../event/event-words.ts'
import { ChooseSeats } from './choose-seats.tsx'
import { Done } from './done.tsx'
import { GuestsForm } from './guests-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PaymentUnderWay } from './payment-under-way.tsx'
import styles from './register.module.css'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { registrationQuery, ticketsQuery } from './registration.queries.ts'
import { useBooking } from './use-booking.ts'
import { usePayingSeats } from './use-paying-seats.ts'
import { useRegistered } from './use-registered.ts'

/** From an evening one likes to a ticket in the hand: seats, names, payment, QR code. */
export function RegisterScreen() {
  const api = useApi()
  const track = useTrack()
  const { discoveryId: slug = '' } = useParams()
  const { status } = useSession()
  const tickets = useQuery(ticketsQuery(api, slug))
  const registration = useQuery({ ...registrationQuery(api, slug), enabled: status === 'user' })
  useEffect(() => track('EVENT_REGISTRATION_STARTED', { event: slug }), [track, slug])
  if (tickets.error instanceof ApiError && tickets.error.status === 404) {
    return (
      <Page kind="form">
        <EmptyState
          level={1}
          title="There is no such event"
          text="It may be over, or the link has lost a letter."
          action={<Link to={hrefs.home()}>See what is on</Link>}
        />
      </Page>
    )
  }
  if (tickets.isLoadingError) {
    return (
      <Page kind="form">
        <h1 className={styles.title}>Register</h1>
        <LoadFailure what="This event" isAway={isAway(tickets.error)} onRetry={() => void tickets.refetch()} />
      </Page>
    )
  }
  if (!tickets.data || status === 'unknown') return <RegisterSkeleton />
  const { event } = tickets.data
  return (
    <Page kind="form">
      <header className={styles.head}>
        <PictureView picture={event.image} width={{ mobile: 112, desktop: 160 }} aspect={1} decorative priority />
        <div>
          <h1 className={styles.title}>
            <Link to={event.href}>{event.title}</Link>
          </h1>
          <p className={styles.quiet}>{whenOf(event)}</p>
          <p className={styles.quiet}>{event.venue}</p>
        </div>
      </header>
      {status === 'guest' ? (
        <SignInFirst />
      ) : registration.isLoadingError ? (
        <LoadFailure
          what="Your registration"
          isAway={isAway(registration.error)}
          onRetry={() => void registration.refetch()}
        />
      ) : registration.data ? (
        <Steps slug={slug} tickets={tickets.data} registration={registration.data} />
      ) : (
        <RegisterSkeleton isInner />
      )}
      <details className={styles.rules}>
        <summary>If plans change</summary>
        <ul>
          {tickets.data.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Page>
  )
}

interface StepsProps {
  readonly slug: string
  readonly tickets: EventTickets
  readonly registration: Registration
}

/** One step at a time: what stands next follows from where one stands at the server. */
function Steps({ slug, tickets, registration }: StepsProps) {
  const booking = useBooking(slug)
  const paying = usePayingSeats(slug)
  useRegistered(slug, registration)
  const again = useQuery(registrationQuery(useApi(), slug))
  const [wantsMore, setWantsMore] = useState(false)
  const { hold, payment, tickets: mine, isOrganiser } = registration
  const { refetch } = again
  const look = useCallback(() => void refetch(), [refetch])
  const isOpen = tickets.status === 'open' || tickets.status === 'sold_out'
  const isUnderWay = payment !== null && ['wait', 'refunded', 'review'].includes(payment.next)
  return (
    <div className={styles.steps}>
      {isOrganiser && (
        <ButtonLink href={hrefs.eventCheckIn(slug)} linkAs={Link} variant="secondary">
          Let people in
        </ButtonLink>
      )}
      {isUnderWay && <PaymentUnderWay payment={payment} />}
      {mine.length > 0 && (
        <Done
          tickets={mine}
          event={tickets.event}
          onMore={isOpen && !hold && !wantsMore && mine.length < 10 ? () => setWantsMore(true) : undefined}
        />
      )}
      {hold && payment?.next !== 'wait' && (
        <>
          <HoldClock key={hold.expiresAt} seconds={hold.secondsLeft} isOffer={hold.isOffer} onEnd={look} />
          <ul className={styles.chosen} aria-label="Your seats">
            {hold.lines.map(({ ticketTypeId, name, qty }) => (
              <li key={ticketTypeId}>
                {qty} × {name}
              </li>
            ))}
          </ul>
          <GuestsForm key={hold.id} hold={hold} registration={registration} booking={booking} paying={paying} />
        </>
      )}
      {!hold && isOpen && payment?.next !== 'wait' && (mine.length === 0 || wantsMore) && (
        <ChooseSeats tickets={tickets} registration={registration} booking={booking} />
      )}
      {!isOpen && mine.length === 0 && !hold && <p className={styles.block}>{statusWords(tickets.event)}.</p>}
    </div>
  )
}

function SignInFirst() {
  const bus = useBus()
  const { pathname, search } = useLocation()
  const reason = 'Sign in to hold your seats.'
  return (
    <section className={styles.block}>
      <h2>Who are you?</h2>
      <p>Your seats and your tickets are kept with your account, so that they are there when you need them.</p>
      <Button size={56} wide onClick={() => bus.publish('sign-in.wanted', { reason, returnTo: pathname + search })}>
        Sign in to register
      </Button>
    </section>
  )
}
