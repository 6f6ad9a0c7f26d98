import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { type IntervalJob, intervalJob } from '../../../jobs/interval-job.ts'
import { newHoldId } from '../../orders/placing/public-number.ts'
import * as events from '../event.repository.ts'
import { offerMinutes } from '../event-rules.ts'
import type { TicketMails } from '../tickets/mails/ticket-mails.ts'
import { ticketTypes } from '../tickets/ticket-type.repository.ts'
import * as booking from './booking.repository.ts'
import * as heldSeats from './held-seats.repository.ts'
import * as waitingList from './waiting.repository.ts'

export interface OfferParts {
  readonly db: Db
  readonly now: () => Date
  readonly mails: Pick<TicketMails, 'tellOffered'>
  readonly log: FastifyBaseLogger
}

/** Releases expired holds and offers free seats to the waiting list, longest waiting first. */
export type OfferSeats = (tx: Tx, event: { id: number; startsAt: Date; status: string }) => Promise<void>

/**
 * An offer is an ordinary hold: its seats are reserved, its mail is queued in the same commit, and a crash in between
 * leaves no trace. The caller holds the lock of the event's ticket types.
 */
export function createOfferSeats({ now, mails }: Pick<OfferParts, 'now' | 'mails'>): OfferSeats {
  return async (tx, { id: eventId, startsAt, status }) => {
    await heldSeats.endRunOut(tx, eventId, now())
    if (startsAt <= now() || status !== 'scheduled') return
    const queue = await waitingList.queueOf(tx, eventId)
    if (queue.length === 0) return
    const left = new Map((await ticketTypes(tx, eventId, now())).map(({ id, left: seats }) => [id, seats]))
    const served = new Set<number>()
    for (const { id, typeId, userId, qty, price } of queue) {
      const seats = left.get(typeId) ?? 0
      if (seats < qty || served.has(userId)) continue
      left.set(typeId, seats - qty)
      served.add(userId)
      const holdId = newHoldId()
      const expiresAt = new Date(Math.min(startsAt.getTime(), now().getTime() + offerMinutes * 60_000))
      await heldSeats.insertHold(tx, {
        id: holdId,
        eventId,
        userId: String(userId),
        isOffer: true,
        createdAt: now(),
        expiresAt,
        lines: [{ typeId, qty, price }],
      })
      await waitingList.noteOffered(tx, id, holdId)
      await mails.tellOffered(tx, { holdId, eventId, userId, qty, expiresAt })
    }
  }
}

/** A run returns how many events were checked. */
export type OfferRound = IntervalJob<number>

const everySeconds = 15

/** Every process runs it; under the event's lock only one finds something to do. */
export function createOfferRound({ db, now, log, offer }: OfferParts & { offer: OfferSeats }): OfferRound {
  async function work(isStopped: () => boolean): Promise<number> {
    const due = await waitingList.eventsToLookAt(db, now())
    const rows = await events.byIds(db, due, now())
    for (const event of rows) {
      if (isStopped()) break
      await transaction(db, async (tx) => {
        await booking.lockTypes(tx, event.id)
        await offer(tx, event)
      })
    }
    return rows.length
  }
  return intervalJob({ work, every: everySeconds, log, failure: 'seats could not be offered to the waiting list' })
}
