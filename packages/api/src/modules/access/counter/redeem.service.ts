import type { AccessOutcome } from '@nukkad/contracts/endpoints/access/access-use'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import * as members from '../members/member.repository.ts'
import * as offers from '../offers/offer.repository.ts'
import type { OfferPeriod, OfferRow } from '../offers/offer-row.ts'
import { clockOf, periodOf } from '../offers/offer-view.ts'
import * as outlets from '../outlet.repository.ts'
import * as uses from '../uses/use.repository.ts'
import { confirmed, momentOf, outcome } from '../uses/use-view.ts'
import { insert as insertUse, type UseWay } from '../uses/use-writing.repository.ts'
import { type Misses, pausedMessage } from './misses.ts'
import { isSamePin, printedPin } from './printed-pin.ts'
import type { ScanTokens } from './scan-token.ts'

export interface RedeemParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly scans: ScanTokens
  readonly misses: Misses
}
export type RedeemService = ReturnType<typeof createRedeemService>

/** Rolls the transaction back with an expected refusal, so that the code can still be used for another offer. */
class Refused extends Error {
  constructor(readonly outcome: AccessOutcome) {
    super(outcome.message)
  }
}

interface OfferUse {
  readonly userId: string
  readonly offer: OfferRow
  readonly way: UseWay
  readonly step: number | null
  readonly nonce: string
  readonly counter: string
  readonly staffId: string | null
  /** when the code was checked; decides validity and period, however late the confirmation arrives */
  readonly at: Date
}

/** Redeems offers, each at most once per code, per member and period, and within its stock; a nonce has one receipt. */
// limit: a scanned code and a typed number lead to the same use, with the same refusals
export function createRedeemService({ db, now, secret, scans, misses }: RedeemParts) {
  const absent = () => new NotFound('This offer does not exist.')

  async function refusing(work: (tx: Tx) => Promise<AccessOutcome>): Promise<AccessOutcome> {
    try {
      return await transaction(db, work)
    } catch (error) {
      if (error instanceof Refused) return error.outcome
      throw error
    }
  }

  /** The receipt of a nonce that was sent before; undefined when the nonce is new. */
  async function receiptBefore(tx: Tx, nonce: string, isOwn: (use: uses.UseRow) => boolean) {
    const before = await uses.byNonce(tx, nonce)
    if (!before) return undefined
    if (!isOwn(before)) throw new NotFound('This confirmation does not exist.')
    return confirmed(before)
  }

  /** The caller must hold the lock of the member's row. */
  async function use(tx: Tx, wanted: OfferUse): Promise<AccessOutcome> {
    const { offer, userId, at } = wanted
    if (offer.validFrom > at || offer.validTo <= at) throw new Refused(outcome('ended', 'This offer has ended.'))
    const period = periodOf(offer.period, at)
    const isNew = await insertUse(tx, {
      offerId: offer.id,
      outletId: offer.outletId,
      userId,
      period,
      way: wanted.way,
      step: wanted.step,
      nonce: wanted.nonce,
      counter: wanted.counter,
      staffId: wanted.staffId,
      usedAt: now(),
      member: await members.nameOf(tx, userId),
    })
    if (!isNew) {
      const before = await uses.inPeriod(tx, { userId, offerId: offer.id, period })
      const when = before ? ` ${dayAndClock(before.usedAt)}` : ''
      throw new Refused(outcome('limit', `Already used${when}. ${limitOf[offer.period]}`))
    }
    if (!(await offers.takeOne(tx, offer.id))) {
      throw new Refused(outcome('gone', 'No more of this offer is left.'))
    }
    const made = await uses.byNonce(tx, wanted.nonce)
    if (!made) throw new Error('A use was inserted but cannot be read back.')
    return confirmed(made)
  }

  return {
    /** The place confirms a code that it has checked. */
    async confirm(
      { id: outletId, counter }: outlets.StaffRow,
      staffId: string,
      { scan: token, offerId, nonce }: { scan: string; offerId: string; nonce: string },
    ): Promise<AccessOutcome> {
      return refusing(async (tx) => {
        const isOwn = (one: uses.UseRow) => one.outletId === outletId
        const before = await receiptBefore(tx, nonce, isOwn)
        if (before) return before
        const scan = scans.read(token)
        if (!scan || scan.outletId !== outletId) return outcome('wrong', 'Please scan the code again.')
        const offer = await offers.bySlug(tx, offerId)
        if (!offer || offer.outletId !== outletId) throw absent()
        if (!(await members.takeStep(tx, scan.userId, scan.step))) {
          // The same confirmation may have been recorded while this one waited for the lock of the member's row.
          const meanwhile = await receiptBefore(tx, nonce, isOwn)
          if (meanwhile) return meanwhile
          const used = await uses.sinceStep(tx, scan.userId, scan.step)
          const said = used ? `Already used ${momentOf(used)}.` : 'This code has already been used.'
          return outcome('used_before', `${said} Ask for the next code.`)
        }
        return use(tx, { ...scan, offer, nonce, counter, staffId })
      })
    },

    /** The member enters the PIN that the place displays. */
    async byPin(
      userId: string,
      { offerId, pin, nonce }: { offerId: string; pin: string; nonce: string },
    ): Promise<AccessOutcome> {
      const offer = await offers.bySlug(db, offerId)
      const outlet = offer && (await outlets.byId(db, offer.outletId))
      const member = await members.ofUser(db, userId)
      if (!offer || !outlet) throw absent()
      if (!member) return outcome('wrong', 'Please join first; it is free.')
      const own = `pin:${userId}:${outlet.id}`
      const ofAll = `pins:${outlet.id}`
      const mayTry = (await misses.begin(own, 5)) && (await misses.begin(ofAll, 50))
      if (!mayTry) return outcome('paused', pausedMessage)
      if (!isSamePin(printedPin(secret, outlet.id, outlet.pinVersion), pin)) {
        return outcome('wrong', `That is not the PIN of ${outlet.title}.`)
      }
      return refusing(async (tx) => {
        await misses.forgive(tx, own)
        await misses.forgive(tx, ofAll)
        await members.lock(tx, userId)
        const before = await receiptBefore(tx, nonce, (one) => one.userId === userId)
        if (before) return before
        const at = now()
        return use(tx, { userId, offer, way: 'pin', step: null, nonce, counter: 'by PIN', staffId: null, at })
      })
    },
  }
}

const limitOf: Readonly<Record<OfferPeriod, string>> = {
  day: 'It can be used once a day.',
  week: 'It can be used once a week.',
  month: 'It can be used once a month.',
  once: 'It can be used once.',
}
const dayWords = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })
const dayAndClock = (at: Date) => `on ${dayWords.format(at)} at ${clockOf(at)}`
