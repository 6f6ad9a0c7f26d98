import type { EventTickets, TicketType } from '@nukkad/contracts/endpoints/events/events'
import { formatRupees } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import type { ReactNode } from 'react'
import { priceOfTicket } from '../event/event-words.ts'
import styles from './register.module.css'
import type { ChosenSeats, SeatCounts } from './use-chosen-seats.ts'

interface ChooseSeatsProps {
  readonly tickets: EventTickets
  readonly chosen: ChosenSeats
  /** shown next to a ticket type that is sold out */
  readonly waiting: (type: TicketType) => ReactNode
  readonly news?: string | null
  readonly isBusy?: boolean
  /** what the button does with these seats: 'Hold', 'Sign in to hold' */
  readonly verb: string
  /** the button's label before a seat is chosen; without `canBegin` it is disabled until then */
  readonly none: string
  readonly canBegin?: boolean
  readonly onGo: () => void
}

const most = 10

/** Ticket types with their prices and remaining seats, and how many of each to take; visible to guests too. */
export function ChooseSeats({ tickets, chosen, waiting, news, isBusy, verb, none, canBegin, onGo }: ChooseSeatsProps) {
  const { counts } = chosen
  const { seats, total } = sumOf(tickets, counts)
  const isAny = tickets.tickets.some(({ left }) => left > 0)
  return (
    <section className={styles.block} aria-labelledby="choose">
      <h2 id="choose">{isAny ? 'How many seats?' : 'Sold out, for now'}</h2>
      <ul className={styles.types} aria-label="Tickets">
        {tickets.tickets.map((type) => (
          <li key={type.id} className={styles.type}>
            <div>
              <b>{type.name}</b>
              {type.line && <p className={styles.quiet}>{type.line}</p>}
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
                onChange={(qty) => chosen.choose(type.id, qty)}
              />
            ) : (
              waiting(type)
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.news}>
        {news}
      </p>
      {isAny && (
        <Button wide size={56} busy={isBusy} disabled={seats === 0 && !canBegin} onClick={onGo}>
          {seats === 0 ? none : `${verb} ${seats === 1 ? 'one seat' : `${seats} seats`}${totalOf(total)}`}
        </Button>
      )}
    </section>
  )
}

const totalOf = (total: number) => (total > 0 ? `, ${formatRupees(total)}` : ', free')

/** Capped at what is available now, since seats may have been taken since they were chosen. */
export function seatsWanted({ tickets }: EventTickets, counts: SeatCounts): { ticketTypeId: string; qty: number }[] {
  return tickets.flatMap(({ id, most: upTo, left }) => {
    const qty = Math.min(counts[id] ?? 0, upTo, left)
    return qty > 0 ? [{ ticketTypeId: id, qty }] : []
  })
}

function sumOf(tickets: EventTickets, counts: SeatCounts) {
  const priceOf = new Map(tickets.tickets.map(({ id, price }) => [id, price]))
  let [seats, total] = [0, 0]
  for (const { ticketTypeId, qty } of seatsWanted(tickets, counts)) {
    seats += qty
    total += qty * (priceOf.get(ticketTypeId) ?? 0)
  }
  return { seats, total }
}

function leftOf({ left }: TicketType): string {
  if (left === 0) return ' · sold out'
  return left === 1 ? ' · one seat left' : ` · ${left} seats left`
}
