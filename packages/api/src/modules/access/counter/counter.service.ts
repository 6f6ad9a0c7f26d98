import type { Counter, Preview } from '@nukkad/contracts/endpoints/access/access-counter'
import type { AccessUse } from '@nukkad/contracts/endpoints/access/access-use'
import { type Db, transaction } from '../../../db.ts'
import { Conflict, Forbidden, NotFound } from '../../../errors.ts'
import * as members from '../members/member.repository.ts'
import type { MemberCodes } from '../members/member-codes.ts'
import * as offers from '../offers/offer.repository.ts'
import { clockOf, dayAtCounter, periodOf, showOffer } from '../offers/offer-view.ts'
import * as outlets from '../outlet.repository.ts'
import * as uses from '../uses/use.repository.ts'
import { momentOf, showUse, undoEnd } from '../uses/use-view.ts'
import { undo as undoUse } from '../uses/use-writing.repository.ts'
import { usesAsCsv } from '../uses/uses-csv.ts'
import { type Misses, pausedMessage } from './misses.ts'
import { printedPin } from './printed-pin.ts'
import { readCode } from './read-code.ts'
import type { ScanTokens } from './scan-token.ts'

export interface CounterParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly codes: MemberCodes
  readonly scans: ScanTokens
  readonly misses: Misses
}
export type CounterService = ReturnType<typeof createCounterService>

const mostInList = 200
const mostInFile = 10_000

/** What a place sees and does at its counter. Everything is limited to the place whose staff the caller is. */
// limit: each call first looks up the counter of its account
export function createCounterService({ db, now, secret, codes, scans, misses }: CounterParts) {
  async function counterOf(userId: string): Promise<outlets.StaffRow> {
    const outlet = await outlets.ofStaff(db, userId)
    if (!outlet) throw new Forbidden('This account is not assigned to a counter.')
    return outlet
  }

  const nothing = (result: Preview['result'], message: string): Preview => ({
    result,
    message,
    scan: null,
    member: null,
    chosen: null,
    offers: [],
  })

  /**
   * Finds which members a code belongs to, and its time step. Six digits alone identify no one; with the four others
   * they do.
   */
  async function findMembers(read: { card: string | undefined; code: string }, tail: string | undefined) {
    const known = read.card ? [await members.byCard(db, read.card)] : tail ? await members.byTail(db, tail) : []
    return known.flatMap((member) => {
      const step = member && codes.stepOf(member.salt, read.code)
      return member && step !== undefined ? [{ member, step }] : []
    })
  }

  async function offersFor(outletId: number, userId: string, at: Date): Promise<Preview['offers']> {
    const rows = await offers.ofOutlet(db, outletId, at)
    const wanted = rows.map(({ id, period }) => ({ offerId: id, period: periodOf(period, at) }))
    const used = await uses.usedAmong(db, userId, wanted)
    return rows.map((row) => {
      const usedAt = used.get(row.id)
      const isGone = row.stock !== null && row.used >= row.stock
      const reason = usedAt ? `Already used, ${clockOf(usedAt)}` : isGone ? 'None left' : null
      return {
        id: row.slug,
        title: row.title,
        discountLabel: row.discountLabel,
        terms: row.terms,
        reason,
        isFree: reason === null,
      }
    })
  }

  return {
    counterOf,

    async today(userId: string): Promise<Counter> {
      const outlet = await counterOf(userId)
      const { id, title, city, locality, href, counter, pinVersion } = outlet
      const [rows, used] = await Promise.all([
        offers.ofOutlet(db, id, now()),
        uses.ofOutlet(db, id, dayAtCounter(undefined, now()), mostInList),
      ])
      return {
        outlet: { title, city, locality, href },
        counter,
        offers: rows.map(showOffer),
        today: used.map(showUse),
        pin: printedPin(secret, id, pinVersion),
      }
    },

    /** Checks a code without redeeming anything. */
    async scan(userId: string, { code, tail }: { code: string; tail?: string }): Promise<Preview> {
      const outlet = await counterOf(userId)
      const subject = `counter:${userId}`
      const read = readCode(code)
      // Nothing is checked here, so that the count of wrong codes stays as it is.
      if (read && !read.card && !tail)
        return nothing('several', 'Also ask for the last four digits of the phone number or the card.')
      if (!(await misses.begin(subject, 5))) return nothing('paused', pausedMessage)
      const [one, other] = read ? await findMembers(read, tail) : []
      if (!read || !one) return nothing('wrong', 'This code is not valid. Ask for the one shown now.')
      await misses.forgive(db, subject)
      if (other) return nothing('several', 'Two members have this code. Please scan it, or type the full card number.')
      const { member, step } = one
      const used = await uses.sinceStep(db, member.userId, step)
      if (used) return nothing('used_before', `Already used ${momentOf(used)}. Ask for the next code.`)
      const at = now()
      const free = await offersFor(outlet.id, member.userId, at)
      const chosen =
        free.find(({ id, isFree }) => id === read.offer && isFree) ?? (free.length === 1 ? free[0] : undefined)
      return {
        result: 'ok',
        member: member.name,
        offers: free,
        chosen: chosen?.isFree ? chosen.id : null,
        message: `${member.name} is a member.`,
        scan: scans.write({
          userId: member.userId,
          step,
          outletId: outlet.id,
          at,
          way: code.trim().startsWith('NKA') ? 'scan' : 'typed',
        }),
      }
    },

    async receipt(userId: string, nonce: string): Promise<AccessUse> {
      const { id } = await counterOf(userId)
      const use = await uses.byNonce(db, nonce)
      if (!use || use.outletId !== id) throw new NotFound('This confirmation was not recorded.')
      return showUse(use)
    },

    async undo(userId: string, useId: string): Promise<AccessUse> {
      const { id } = await counterOf(userId)
      return transaction(db, async (tx) => {
        const use = await uses.lockOfOutlet(tx, id, useId)
        if (!use) throw new NotFound('This confirmation does not exist at this place.')
        if (use.undoneAt) return showUse(use)
        if (undoEnd(use) < now()) throw new Conflict('This can only be undone within ten minutes.')
        await undoUse(tx, useId, now())
        await offers.putBack(tx, use.offerId)
        return showUse({ ...use, undoneAt: now() })
      })
    },

    async changePin(userId: string): Promise<string> {
      const { id } = await counterOf(userId)
      return printedPin(secret, id, await outlets.nextPin(db, id))
    },

    async csv(userId: string, named: string | undefined): Promise<{ name: string; text: string }> {
      const { id } = await counterOf(userId)
      const { day, ...span } = dayAtCounter(named, now())
      return { name: `access-${day}.csv`, text: usesAsCsv(await uses.ofOutlet(db, id, span, mostInFile)) }
    },
  }
}
