import type { BodyOf } from '@nukkad/contracts'
import type { RequestKind, ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { commentOnOrder, Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Invalid, NoSuchEntity } from '../../errors.ts'
import type { AddressService } from '../address/address.service.ts'
import { variants } from '../catalogue/merchant-catalogue/variants.service.ts'
import { type OnceOnly, once } from '../idempotency/idempotency.ts'
import type { MediaService } from '../media/media.service.ts'
import { type OrderRow, orderBook } from '../orders/order-book.service.ts'
import { newRequestId } from '../orders/placing/public-number.ts'
import { sum } from '../pricing/money.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import { oneLineOf } from './requesting/pickup-address.ts'
import { isSlot, pickupSlots } from './requesting/pickup-slots.ts'
import { planLines } from './requesting/planned-lines.ts'
import { insertRequest } from './requesting/return-writing.repository.ts'
import { showReturnable } from './requesting/returnable-view.ts'
import { findRequest, takenPieces } from './return.repository.ts'
import type { ReturnRow } from './return-rows.ts'
import { showRequest } from './return-view.ts'
import type { ReturnMails } from './steps/return-mails.ts'
import type { TakeStep } from './steps/return-moves.ts'
import { storyOfRequest } from './steps/return-words.ts'

export type Wish = BodyOf<typeof commentOnOrder>

export interface ReturnParts {
  readonly db: Db
  readonly take: TakeStep
  readonly mails: ReturnMails
  readonly addresses: AddressService
  readonly media: Pick<MediaService, 'exists'>
  readonly refunds: Pick<RefundService, 'ofOrders'>
  readonly now: () => Date
}

export type ReturnService = ReturnType<typeof createReturnService>

/** A buyer's return requests. Another user's request looks like one that does not exist. */
// limit: asking for a return and for an exchange differ in one step of the same checks
export function createReturnService(parts: ReturnParts) {
  const { db, take, mails, addresses, media, refunds, now } = parts

  async function show(q: Queryable, row: ReturnRow): Promise<ReturnRequest> {
    const done = await refunds.ofOrders(q, [row.orderId])
    return showRequest(
      row,
      row.refundId === null || done.some(({ id, doneAt }) => id === row.refundId && doneAt !== null),
    )
  }

  async function findOwn(q: Queryable, userId: string, id: string): Promise<ReturnRow> {
    const row = await findRequest(q, id)
    if (!row || String(row.userId) !== userId) throw new NoSuchEntity()
    return row
  }

  /** An order with the pieces in its requests, and the variants they could be exchanged for. */
  async function around(q: Queryable, order: OrderRow) {
    const products = [...new Set(order.lines.map(({ productId }) => productId))]
    const [taken, offered] = await Promise.all([
      takenPieces(
        q,
        order.lines.map(({ id }) => id),
      ),
      variants.ofProducts(q, products, now()),
    ])
    return { order, taken, variants: offered, now: now() }
  }

  async function checkPhotos(tx: Tx, userId: string, kind: RequestKind, photos: readonly string[]): Promise<void> {
    if (kind === 'claim' && photos.length === 0) {
      throw new Invalid({ photos: 'are required' }, 'Please add a photo of what arrived.')
    }
    if (new Set(photos).size < photos.length) throw new Invalid({ photos: 'contains the same photo twice' })
    if (photos.length > 0 && !(await media.exists(tx, userId, photos))) {
      throw new Invalid({ photos: 'must be pictures that you uploaded' })
    }
  }

  async function pickupOf(tx: Tx, userId: string, order: OrderRow, wish: Wish['pickup']) {
    const address = wish?.address_id ? await addresses.find(tx, userId, wish.address_id) : order.address
    if (!address) throw new NoSuchEntity()
    const slot = wish?.slot ?? pickupSlots(now())[0]
    if (!slot || !isSlot(now(), slot)) {
      const problem = { 'pickup.slot': 'is not one of the offered times' }
      throw new Invalid(problem, 'This pickup time is no longer offered. Please choose another.')
    }
    return { address: oneLineOf(address), date: slot.date, part: slot.part }
  }

  async function ask(tx: Tx, userId: string, kind: RequestKind, wish: Wish): Promise<ReturnRow> {
    const { orderId, lines, photos = [] } = wish
    if (!lines) throw new Invalid({ lines: 'is required' }, 'Please choose what you want to return.')
    if (!(await orderBook.findOwn(tx, userId, orderId))) throw new NoSuchEntity()
    await orderBook.lock(tx, orderId)
    const order = await orderBook.findOwn(tx, userId, orderId)
    if (!order) throw new NoSuchEntity()
    const planned = planLines({ ...(await around(tx, order)), kind, lines })
    await checkPhotos(tx, userId, kind, photos)
    const at = now()
    const id = newRequestId()
    await insertRequest(tx, {
      id,
      orderId,
      userId: order.userId,
      merchantId: order.merchantId,
      kind,
      // Cash and what the wallet paid can only be refunded to the wallet.
      refundTo: order.method === 'razorpay' ? (wish.refundTo ?? 'source') : 'wallet',
      refund: sum(planned, ({ money }) => money),
      perks: sum(planned, ({ perks }) => perks),
      photos,
      pickup: await pickupOf(tx, userId, order, wish.pickup),
      lines: planned,
      now: at,
    })
    for (const { lineId, pieces } of planned) {
      await orderBook.countPieces(tx, lineId, { open: pieces.length, done: 0 })
    }
    const row = await findOwn(tx, userId, id)
    const text = storyOfRequest(row, 'requested')
    const story = kind === 'exchange' ? 'exchange' : 'return'
    const [eventId = 0] = await orderBook.tell(tx, [{ orderId, at, kind: story, actor: 'buyer', text }])
    await mails.tellStep(tx, row, { id: eventId, state: 'requested', text })
    return row
  }

  const onceOnly = <T>(call: Omit<OnceOnly, 'now'>, work: (tx: Tx) => Promise<T>) =>
    transaction(db, (tx) => once(tx, { ...call, now: now() }, () => work(tx)))

  return {
    request: (userId: string, kind: RequestKind, wish: Wish, key: string | undefined): Promise<ReturnRequest> =>
      onceOnly({ scope: `${userId}:request`, key, request: wish }, async (tx) =>
        show(tx, await ask(tx, userId, kind, wish)),
      ),

    async get(userId: string, id: string): Promise<ReturnRequest> {
      return show(db, await findOwn(db, userId, id))
    },

    async returnable(userId: string, orderId: string): Promise<Returnable> {
      const order = await orderBook.findOwn(db, userId, orderId)
      if (!order) throw new NoSuchEntity()
      return showReturnable(await around(db, order))
    },

    cancel: (userId: string, id: string, key: string | undefined): Promise<ReturnRequest> =>
      onceOnly({ scope: `${userId}:cancelRequest`, key, request: id }, async (tx) => {
        const seen = await findOwn(tx, userId, id)
        await orderBook.lock(tx, seen.orderId)
        const row = await findOwn(tx, userId, id)
        if (row.state === 'cancelled') return show(tx, row)
        const change = row.holdsReplacement ? { holdsReplacement: false } : {}
        return show(tx, await take(tx, row, { to: 'cancelled', actor: 'buyer', now: now(), change }))
      }),
  }
}
