import type { Tx } from '../../../db.ts'
import { newTicketId } from '../../orders/placing/public-number.ts'
import * as booking from '../booking/booking.repository.ts'
import * as heldSeats from '../booking/held-seats.repository.ts'
import * as waitingList from '../booking/waiting.repository.ts'
import type { TicketMails } from './mails/ticket-mails.ts'
import * as tickets from './ticket.repository.ts'
import type { TicketCodes } from './ticket-code.ts'

export interface IssueParts {
  readonly codes: TicketCodes
  readonly mails: Pick<TicketMails, 'tellBooked'>
}
export interface Issue {
  readonly hold: booking.HoldRow
  readonly lines: readonly booking.HoldLine[]
  /** How it was paid; null when it was free. */
  readonly paid: { readonly transactionId: string; readonly isOnline: boolean } | null
  readonly now: Date
}

/** Turns held seats into tickets: seats sold, tickets, the hold's end and the mail in one transaction. */
export function createIssue({ codes, mails }: IssueParts) {
  return async (tx: Tx, { hold, lines, paid, now }: Issue): Promise<void> => {
    const { id: holdId, eventId, userId, guests, contact } = hold
    await booking.sell(tx, lines)
    const seats = lines.flatMap((line) => Array.from({ length: line.qty }, () => line))
    await tickets.insert(
      tx,
      seats.map(({ typeId, price }, at) => ({
        id: newTicketId(),
        holdId,
        eventId,
        typeId,
        userId,
        price,
        issuedAt: now,
        seat: at + 1,
        transactionId: price > 0 ? (paid?.transactionId ?? null) : null,
        isPaidOnline: price > 0 && paid?.isOnline === true,
        guest: guests[at] ?? contact?.name ?? 'Guest',
        code: codes.make(),
      })),
    )
    await heldSeats.noteBooked(tx, holdId)
    const types = lines.map(({ typeId }) => typeId)
    await waitingList.leave(tx, eventId, types, String(userId))
    if (contact) await mails.tellBooked(tx, { holdId, to: contact.email })
  }
}
export type IssueTickets = ReturnType<typeof createIssue>
