import type { EventTickets, TicketType } from '@nukkad/contracts/endpoints/events/events'
import type { Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { formatRupees, hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { useCallback, useState } from 'react'
import { statusWords } from '../event/event-words.ts'
import { BookedTickets } from './booked-tickets.tsx'
import { ChooseSeats, seatsWanted } from './choose-seats.tsx'
import { GuestsForm } from './guests-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PaymentUnderWay } from './payment-under-way.tsx'
import styles from './register.module.css'
import { registrationQuery } from './registration.queries.ts'
import { SeatsToSee } from './seats-to-see.tsx'
import { type Booking, newsOf, useBooking } from './use-booking.ts'
import type { ChosenSeats } from './use-chosen-seats.ts'
import { usePayingSeats } from './use-paying-seats.ts'
import { useRegistered } from './use-registered.ts'
import { useWishAfterSignIn } from './use-wish-after-sign-in.ts'

interface BuyerPartProps {
  readonly slug: string
  readonly tickets: EventTickets
  readonly chosen: ChosenSeats
}

/** The part that only the buyer sees: their hold, names, payment and tickets. */
export default function BuyerPart(props: BuyerPartProps) {
  const { data, error, isLoadingError, refetch } = useQuery(registrationQuery(useApi(), props.slug))
  if (data) return <Steps {...props} registration={data} />
  if (!isLoadingError) return <SeatsToSee {...props} />
  return <LoadFailure what="Your registration" isAway={isAway(error)} onRetry={() => void refetch()} />
}

interface StepsProps extends BuyerPartProps {
  readonly registration: Registration
}

/** One step at a time; the next step depends on the state on the server. */
function Steps({ slug, tickets, chosen, registration }: StepsProps) {
  const booking = useBooking(slug)
  const paying = usePayingSeats(slug)
  useRegistered(slug, registration)
  const { refetch } = useQuery(registrationQuery(useApi(), slug))
  const [wantsMore, setWantsMore] = useState(false)
  const { hold, payment, tickets: mine, isOrganiser } = registration
  const look = useCallback(() => void refetch(), [refetch])
  const isOpen = tickets.status === 'open' || tickets.status === 'sold_out'
  const mayChoose = !hold && isOpen && payment?.next !== 'wait' && (mine.length === 0 || wantsMore)
  const isUnderWay = payment !== null && ['wait', 'refunded', 'review'].includes(payment.next)
  const holdChosen = () =>
    booking.hold.mutate(seatsWanted(tickets, chosen.counts), {
      onSuccess: ({ data }) => {
        if (data.hold) chosen.forget()
      },
    })
  useWishAfterSignIn(chosen, {
    may: mayChoose,
    hold: holdChosen,
    waitFor(ticketTypeId) {
      const isWaiting = registration.waiting.some((place) => place.ticketTypeId === ticketTypeId)
      if (!isWaiting) booking.wait.mutate({ ticketTypeId, qty: 1 })
    },
  })
  return (
    <div className={styles.steps}>
      {isOrganiser && (
        <ButtonLink href={hrefs.eventCheckIn(slug)} linkAs={Link} variant="secondary">
          Check-in
        </ButtonLink>
      )}
      {isUnderWay && <PaymentUnderWay payment={payment} />}
      {mine.length > 0 && (
        <BookedTickets
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
            {hold.total > 0 && <li className={styles.sum}>{formatRupees(hold.total)} in all</li>}
          </ul>
          <GuestsForm key={hold.id} hold={hold} registration={registration} booking={booking} paying={paying} />
        </>
      )}
      {mayChoose && (
        <ChooseSeats
          tickets={tickets}
          chosen={chosen}
          verb="Hold"
          none="Choose your seats"
          isBusy={booking.hold.isPending}
          news={newsOf(booking.hold) ?? newsOf(booking.wait)}
          waiting={(type) => <Waiting type={type} registration={registration} booking={booking} />}
          onGo={holdChosen}
        />
      )}
      {!isOpen && mine.length === 0 && !hold && <p className={styles.block}>{statusWords(tickets.event)}.</p>}
    </div>
  )
}

interface WaitingProps {
  readonly type: TicketType
  readonly registration: Registration
  readonly booking: Booking
}

function Waiting({ type, registration, booking }: WaitingProps) {
  const place = registration.waiting.find(({ ticketTypeId }) => ticketTypeId === type.id)
  if (!place) {
    return (
      <Button
        variant="secondary"
        busy={booking.wait.isPending}
        onClick={() => booking.wait.mutate({ ticketTypeId: type.id, qty: 1 })}
      >
        Join the waiting list
      </Button>
    )
  }
  return (
    <div className={styles.waiting}>
      <p role="status">{place.ahead === 0 ? 'You are next in line' : `${place.ahead} ahead of you`}</p>
      <Button variant="quiet" busy={booking.leave.isPending} onClick={() => booking.leave.mutate(type.id)}>
        Leave the waiting list
      </Button>
    </div>
  )
}
