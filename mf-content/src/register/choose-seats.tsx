import type { EventTickets, TicketType } from '@nukkad/contracts/endpoints/events'
import type { Registration } from '@nukkad/contracts/endpoints/tickets'
import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import { useState } from 'react'
import { priceOfTicket } from '../event/event-words.ts'
import styles from './register.module.css'
import { type Booking, newsOf } from './use-booking.ts'

interface ChooseSeatsProps {
  readonly tickets: EventTickets
  readonly registration: Registration
  readonly booking: Booking
}

const most = 10

/** How many of which ticket; what is sold out can be waited for. */
export function ChooseSeats({ tickets, registration, booking }: ChooseSeatsProps) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const chosen = tickets.tickets.flatMap(({ id, price }) => {
    const qty = counts[id] ?? 0
    return qty > 0 ? [{ ticketTypeId: id, qty, price }] : []
  })
  const seats = chosen.reduce((all, { qty }) => all + qty, 0)
  const total = chosen.reduce((all, { qty, price }) => all + qty * price, 0)
  const news = newsOf(booking.hold) ?? newsOf(booking.wait)
  const isAny = tickets.tickets.some(({ left }) => left > 0)
  return (
    <section className={styles.block} aria-labelledby="choose">
      <h2 id="choose">{isAny ? 'How many seats?' : 'Sold out, for now'}</h2>
      <ul className={styles.types}>
        {tickets.tickets.map((type) => (
          <li key={type.id} className={styles.type}>
            <div>
              <b>{type.name}</b>
              <p className={styles.quiet}>
                {priceOfTicket(type.price)}
                {leftOf(type)}
              </p>
            </div>
            {type.left > 0 ? (
              <QuantityStepper
                label={`Seats, ${type.name}`}
                min={0}
                max={Math.min(type.most, most - seats + (counts[type.id] ?? 0))}
                value={Math.min(counts[type.id] ?? 0, type.most)}
                onChange={(qty) => setCounts({ ...counts, [type.id]: qty })}
              />
            ) : (
              <Waiting type={type} registration={registration} booking={booking} />
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.news}>
        {news}
      </p>
      {isAny && (
        <Button
          wide
          size={56}
          busy={booking.hold.isPending}
          disabled={seats === 0}
          onClick={() => booking.hold.mutate(chosen.map(({ ticketTypeId, qty }) => ({ ticketTypeId, qty })))}
        >
          {seats === 0 ? 'Choose your seats' : `Hold ${seats === 1 ? 'one seat' : `${seats} seats`}${totalOf(total)}`}
        </Button>
      )}
    </section>
  )
}

const totalOf = (total: number) => (total > 0 ? `, ${formatRupees(total)}` : ', free')

function leftOf({ left }: TicketType): string {
  if (left === 0) return ' · sold out'
  if (left > 15) return ''
  return left === 1 ? ' · one left' : ` · ${left} left`
}

function Waiting({ type, registration, booking }: { type: TicketType } & Omit<ChooseSeatsProps, 'tickets'>) {
  const place = registration.waiting.find(({ ticketTypeId }) => ticketTypeId === type.id)
  if (!place) {
    return (
      <Button
        variant="secondary"
        busy={booking.wait.isPending}
        onClick={() => booking.wait.mutate({ ticketTypeId: type.id, qty: 1 })}
      >
        Wait for a seat
      </Button>
    )
  }
  return (
    <div className={styles.waiting}>
      <p role="status">{place.ahead === 0 ? 'You are next in line' : `${place.ahead} wait before you`}</p>
      <Button variant="quiet" busy={booking.leave.isPending} onClick={() => booking.leave.mutate(type.id)}>
        Wait no longer
      </Button>
    </div>
  )
}
