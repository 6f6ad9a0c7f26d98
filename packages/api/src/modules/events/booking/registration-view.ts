import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import type { Registration, Ticket, TicketHold } from '@nukkad/contracts/endpoints/events/tickets'
import { qrPath } from '../../../pictures/qr-code.ts'
import type { CheckoutService } from '../../checkout/checkout.service.ts'
import { showTransaction } from '../../checkout/transaction-view.ts'
import { inRupees, sum } from '../../pricing/money.ts'
import { lastMomentToCancel } from '../event-rules.ts'
import { momentInWords } from '../series/kolkata-days.ts'
import type { TicketRow } from '../tickets/ticket.repository.ts'
import type { HoldLine, HoldRow } from './booking.repository.ts'

export const totalOf = (lines: readonly HoldLine[]) => sum(lines, ({ price, qty }) => price * qty)
export const seatsOf = (lines: readonly HoldLine[]) => sum(lines, ({ qty }) => qty)

export function showHold(hold: HoldRow, lines: readonly HoldLine[], now: Date): TicketHold {
  return {
    id: hold.id,
    lines: lines.map(({ typeId, name, qty, price }) => ({
      ticketTypeId: String(typeId),
      name,
      qty,
      price: inRupees(price),
    })),
    seats: seatsOf(lines),
    total: inRupees(totalOf(lines)),
    expiresAt: hold.expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.floor((hold.expiresAt.getTime() - now.getTime()) / 1000)),
    isOffer: hold.isOffer,
    guests: [...hold.guests],
    contact: hold.contact,
  }
}

type LastTry = Awaited<ReturnType<CheckoutService['lastOf']>>

/** The latest payment attempt, as long as it adds to what the page already shows. */
export function showPayment(own: LastTry, isHeld: boolean): Registration['payment'] {
  if (!own || own.state === 'placed') return null
  const { next = 'retry', reason = null, amount } = showTransaction(own)
  const isOver = next === 'retry' || next === 'pay'
  if (isOver && !isHeld) return null
  return { transactionId: own.id, next, reason, amount }
}

function cancelOf(ticket: TicketRow, event: ListedEvent, now: Date): Ticket['cancel'] {
  const last = lastMomentToCancel(new Date(event.starts))
  const reason =
    ticket.state === 'cancelled'
      ? 'This ticket was cancelled.'
      : ticket.state === 'used'
        ? 'This ticket has been used.'
        : now >= last
          ? `Tickets could be cancelled until ${momentInWords(last)}.`
          : null
  return { isAllowed: reason === null, reason, refund: inRupees(ticket.price), toSource: ticket.isPaidOnline }
}

export function showTicket(ticket: TicketRow, event: ListedEvent, now: Date): Ticket {
  const { id, type, guest, price, state, code, issuedAt, usedAt } = ticket
  return {
    id,
    event,
    type,
    guest,
    state,
    code,
    price: inRupees(price),
    qr: qrPath(code),
    issuedAt: issuedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    cancel: cancelOf(ticket, event, now),
  }
}
