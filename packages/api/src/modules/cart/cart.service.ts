import type { CartAnswer, CartLine, CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart-shapes'
import type { Buyer } from '../../access.ts'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { type CartOrigin, origins } from '../affiliates/origins.service.ts'
import type { Paise } from '../pricing/share.ts'
import type { Locks } from '../stock/locks.ts'
import { createAdding } from './adding.service.ts'
import * as carts from './cart.repository.ts'
import { openLocked } from './cart-access.ts'
import type { BagAnswers } from './cart-answers.ts'
import { seenLine } from './cart-line.ts'
import type { BagReader, Look } from './cart-reader.ts'
import { activeCartId, countPieces, readCart } from './cart-reading.repository.ts'
import type { CartReadings } from './cart-readings.ts'
import { type CartRefusal, lineGone, notSold, quantityRefusal } from './cart-refusals.ts'
import type { FilledCart } from './cart-rows.ts'
import { cartAnswer, showLine, showTotals } from './cart-view.ts'
import { optionsPrice, resolveOptions } from './custom-options.ts'
import { perksRefusal } from './perks-refusal.ts'
import type { Shelf } from './shelf.ts'
import type { Bag } from './whole-cart.ts'

export interface CartParts {
  readonly db: Db
  readonly shelf: Shelf
  readonly bags: BagReader
  readonly answers: BagAnswers
  readonly readings: CartReadings
  readonly now: () => Date
  readonly isBlocked: boolean
  readonly locks: Locks
  readonly uploads: Uploads
}

/** Whose a picture is. */
export interface Uploads {
  exists(q: Queryable, userId: string, urls: readonly string[]): Promise<boolean>
}

export interface ChangedLine {
  readonly cartId: string
  readonly lineId: string
  readonly sku: string
  readonly qty: number
  readonly pincode: string | null | undefined
  readonly origin?: CartOrigin
}

/** In paise. */
export interface SeenOnScreen {
  readonly lineId: string
  readonly price: Paise
  readonly qty: number
}

/** A look at what makers of one city have in the bag. */
interface LookOfCity extends Look {
  readonly provider?: string | undefined
}

export type CartService = ReturnType<typeof createCartService>

/** The bag of a visitor: what may go in, how many, and what it costs now. */
export function createCartService(parts: CartParts) {
  const { db, shelf, bags, answers, readings, now, isBlocked, locks } = parts
  const answer = async (q: Queryable, cart: FilledCart, look: Look = {}, refusal?: CartRefusal): Promise<CartAnswer> =>
    cartAnswer(await bags.fill(q, cart, look), isBlocked, refusal)

  return {
    ...createAdding(parts),

    change: (buyer: Buyer, { cartId, lineId, sku, qty, pincode, origin = {} }: ChangedLine): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const look: Look = { pincode: pincode ?? undefined }
        const [cart, [described]] = await Promise.all([
          openLocked(tx, { buyer, cartId }, now(), locks.cart),
          shelf.describe(tx, [sku]),
        ])
        await origins.keep(tx, cart.id, origin, now())
        const line = cart.lines.find(({ id }) => String(id) === lineId)
        if (!line || line.sku !== sku) return answer(tx, cart, look, qty === 0 ? undefined : lineGone)
        if (qty === 0) {
          await carts.removeLine(tx, line.id)
          return answer(tx, { ...cart, lines: cart.lines.filter(({ id }) => id !== line.id) }, look)
        }
        if (!line.live || !described) return answer(tx, cart, look, notSold)
        const available = line.live.onHand - line.held
        const refusal = quantityRefusal({ lines: cart.lines, lineId: line.id, sku, qty, available })
        if (refusal) return answer(tx, cart, look, refusal)
        const seen = line.live.price + optionsPrice(resolveOptions(described, line.options) ?? [])
        const put = { ...line, qty, seen }
        await carts.putLine(tx, { cartId: cart.id, ...put })
        return answer(tx, { ...cart, lines: cart.lines.map((one) => (one.id === line.id ? put : one)) }, look)
      }),

    /** The JSON of the answer, in bytes. */
    async get(buyer: Buyer, cartId: string, pincode: string | undefined): Promise<Buffer> {
      const reading = await readings.of({ buyer, cartId })
      if (!reading) throw new NoSuchEntity()
      return answers.of(db, reading, pincode, (cart) => answer(db, cart, { pincode }))
    },

    /** The bag as if something about it were different. */
    async look(buyer: Buyer, cartId: string, look: LookOfCity): Promise<CartAnswer> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      const bag = await bags.fill(db, cart, look)
      const shown = cartAnswer(look.provider ? linesOfCity(bag, look.provider) : bag, isBlocked)
      const reason = look.usesPerks ? perksRefusal(buyer, bag) : null
      if (!reason || !shown.data.cart) return shown
      return { ...shown, data: { ...shown.data, cart: { ...shown.data.cart, coupon_error: reason } } }
    },

    async lines(buyer: Buyer, cartId: string, look: Look = {}): Promise<CartLine[]> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return (await bags.fill(db, cart, look)).lines.map(showLine)
    },

    /** Prices and quantities the buyer has seen on the screen; where they differ from what is true now, it is told again. */
    acceptChanges: (buyer: Buyer, cartId: string, seen: readonly SeenOnScreen[], look: Look): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const claim = { buyer, cartId }
        const bag = await bags.fill(tx, await openLocked(tx, claim, now(), locks.cart))
        const accepted = bag.lines.filter(({ row, unit, isAvailable }) =>
          seen.some((one) => isAvailable && one.lineId === String(row.id) && one.price === unit && one.qty === row.qty),
        )
        await carts.markSeen(tx, accepted.map(seenLine))
        const after = await readCart(tx, claim, now())
        if (!after) throw new NoSuchEntity()
        return answer(tx, after, look)
      }),

    async totals(buyer: Buyer, cartId: string, look: Look = {}): Promise<CartTotals> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return showTotals(await bags.fill(db, cart, look))
    },

    async count(buyer: Buyer, cartId: string | undefined): Promise<{ count: number; cartId: string | null }> {
      const own = cartId ?? (buyer.kind === 'user' ? await activeCartId(db, buyer.userId) : undefined)
      if (own === undefined) return { count: 0, cartId: null }
      const count = await countPieces(db, { buyer, cartId: String(own) })
      return count === undefined ? { count: 0, cartId: null } : { count, cartId: String(own) }
    },

    empty: (buyer: Buyer, cartId: string): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        await carts.emptyCart(tx, cart.id)
        return answer(tx, { ...cart, lines: [], couponCode: null, method: null })
      }),

    /** Only a way of paying that is open now can be chosen, with the buyer's credit too. */
    choosePayment: (buyer: Buyer, cartId: string, method: PaymentMethod): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const chosen = { ...cart, method }
        const bag = await bags.fill(tx, chosen)
        const { reason = null, onlyWithCredit = false } = bag.payment.find((option) => option.method === method) ?? {}
        if (reason && !onlyWithCredit) return answer(tx, cart, {}, { message: reason, code: 'payment' })
        await carts.changeCart(tx, cart.id, { method })
        return cartAnswer(bag, isBlocked)
      }),
  }
}

/** The lines of one city's makers; what is to be paid stays that of the whole bag, which is bought as one. */
const linesOfCity = (bag: Bag, city: string): Bag => ({
  ...bag,
  lines: bag.lines.filter(({ product }) => product?.merchant.city === city),
})
