import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type { phoneCode, phoneVerify, Tracking } from '@nukkad/contracts/endpoints/orders/tracking'
import { type Db, transaction } from '../../db.ts'
import { NoSuchEntity, Unauthorized } from '../../errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { codeRules, type OneTimeCodes } from '../auth/codes/one-time-code.ts'
import { sameOwnerSince } from '../auth/phone/number-owner.ts'
import type { TextedCodes } from '../auth/phone/phone-texts.ts'
import { orderBook } from '../orders/order-book.service.ts'
import { type AroundOrders, readAround } from '../orders/reading/around-orders.ts'
import { labelOfOrder } from '../orders/reading/labels-with-requests.ts'
import type { SmsService } from '../sms/sms.service.ts'
import type { OrderNews } from './order-news.ts'
import type { TrackingTokens } from './tracking-token.ts'
import { showTracking } from './tracking-view.ts'

/** The caller: a signed-in user, the holder of a token, or both. */
export interface Follower {
  readonly userId: string | undefined
  readonly token: string | undefined
}

interface Origin {
  readonly ip: string
  /** The mark of the browser, to which the code is tied. */
  readonly browser: string
}

export interface Wait {
  readonly seen: string | undefined
  readonly milliseconds: number
  readonly gone: AbortSignal
}

export interface TrackingParts {
  readonly db: Db
  readonly outbox: Outbox
  readonly sms: SmsService
  readonly texts: TextedCodes
  readonly codes: OneTimeCodes
  readonly tokens: TrackingTokens
  readonly news: OrderNews
  readonly around: AroundOrders
  readonly now: () => Date
}

export type TrackingService = ReturnType<typeof createTrackingService>

/** Order tracking for the buyer, and for the holder of the phone given for the delivery. */
declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'tracking-code': { readonly phone: string; readonly code: string }
  }
}

export function createTrackingService(parts: TrackingParts) {
  const { db, outbox, sms, texts, codes, tokens, news, around, now } = parts

  /** The newest orders for a phone; those from before it could have changed hands may be somebody else's. */
  const ofPhone = (phone: string) => orderBook.ofPhone(db, phone, sameOwnerSince(now()))

  // The order is looked up after the answer, so that not even its duration reveals whether a phone has orders. Other
  // phones get no text: the call cannot be used to message strangers. A refused text is not
  // mentioned at the next request either: only a phone with orders could have refused one.
  outbox.handle('tracking-code', async ({ phone, code }, once) => {
    const [newest] = await ofPhone(phone)
    if (!newest) return
    const { lifetimeSeconds } = codeRules
    await sms.send(db, { to: phone, key: once, text: texts.write(code, ` to track ${newest.id}`), lifetimeSeconds })
  })

  async function show(orderId: string): Promise<Tracking> {
    const row = await orderBook.find(db, orderId)
    if (!row) throw new NoSuchEntity()
    const of = await readAround(db, around, [row])
    return showTracking(row, of(orderId), now())
  }

  return {
    /** Every request counts as a text, also where none is sent: a limit must not reveal which phones have orders. */
    async sendCode(
      { phone }: BodyOf<typeof phoneCode>,
      { ip, browser }: Origin,
    ): Promise<AnswerOf<typeof phoneCode>['data']> {
      await transaction(db, async (tx) => {
        const { id, code } = await texts.create(tx, { codes, subject: phone, ip, browser })
        const { lifetimeSeconds } = codeRules
        const payload = { phone, code }
        await outbox.enqueue(tx, { kind: 'tracking-code', key: String(id), payload, lane: 'codes', lifetimeSeconds })
      })
      return { resendAfterSeconds: codeRules.resendSeconds, expiresInSeconds: codeRules.lifetimeSeconds }
    },

    async verify(
      { phone, otp }: BodyOf<typeof phoneVerify>,
      browser: string,
    ): Promise<AnswerOf<typeof phoneVerify>['data']> {
      const tried = await transaction(db, (tx) => codes.attempt(tx, phone, otp, { browser }))
      if (!tried.isRight) throw tried.refusal
      const [token, rows] = await Promise.all([tokens.issue(phone), ofPhone(phone)])
      const of = await readAround(db, around, rows)
      const orders = rows.map((row) => ({
        orderId: row.id,
        label: labelOfOrder(row, of(row.id).requests),
        placed: row.placedAt.toISOString(),
      }))
      return { ...token, orders }
    },

    /** With `seen` it waits for an event after that one. */
    async track(orderId: string, { userId, token }: Follower, { seen, milliseconds, gone }: Wait): Promise<Tracking> {
      const phone = token ? await tokens.phoneOf(token) : undefined
      if (!userId && !phone) throw new Unauthorized()
      const last = await orderBook.lastEvent(db, orderId)
      if (!last) throw new NoSuchEntity()
      const isByPhone = last.phone === phone && last.placedAt > sameOwnerSince(now())
      if (String(last.userId) !== userId && !isByPhone) throw new NoSuchEntity()
      if (seen === String(last.eventId) && milliseconds > 0) {
        const isOld = async () => seen !== String((await orderBook.lastEvent(db, orderId))?.eventId)
        await news.next(orderId, { milliseconds, gone, isOld })
      }
      return show(orderId)
    },
  }
}
