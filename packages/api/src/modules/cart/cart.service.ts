import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { CartAnswer, CartTotals, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Buyer } from '../../access.ts'
import { type Queryable, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { type CartOrigin, origins } from '../affiliates/origins.service.ts'
import type { Paise } from '../pricing/money.ts'
import * as carts from './cart.repository.ts'
import { openLocked } from './cart-access.ts'
import type { CartParts } from './cart-parts.ts'
import { type CartRefusal, lineGone, notSold, quantityRefusal } from './cart-refusals.ts'
import type { FilledCart } from './cart-rows.ts'
import { cartAnswer, showLine, showTotals } from './cart-view.ts'
import { perksRefusal } from './discounts/perks-refusal.ts'
import { createAdding } from './lines/adding.service.ts'
import * as lines from './lines/cart-line.repository.ts'
import { seenLine } from './lines/cart-line.ts'
import { optionsPrice, resolveOptions } from './lines/custom-options.ts'
import type { ReadingOptions } from './reading/cart-reader.ts'
import { activeCartId, countPieces, readCart } from './reading/cart-reading.repository.ts'
import type { PricedCart } from './reading/whole-cart.ts'

export interface ChangedLine {
  readonly cartId: string
  readonly lineId: string
  readonly sku: string
  readonly qty: number
  readonly pincode: string | null | undefined
  readonly origin?: CartOrigin
}

/** The price is in paise. */
export interface SeenOnScreen {
  readonly lineId: string
  readonly price: Paise
  readonly qty: number
}

/** Limits the lines shown to those of one city's merchants. */
interface CityOptions extends ReadingOptions {
  readonly provider?: string | undefined
}

export type CartService = ReturnType<typeof createCartService>

/** A visitor's cart: what may be added, how many, and what it costs now. */
// limit: every change locks the cart, writes one thing and returns the repriced cart
export function createCartService(parts: CartParts) {
  const { db, descriptions, cartReader, answers, readings, now, isBlocked } = parts
  const answer = async (
    q: Queryable,
    cart: FilledCart,
    options: ReadingOptions = {},
    refusal?: CartRefusal,
  ): Promise<CartAnswer> => cartAnswer(await cartReader.price(q, cart, options), isBlocked, refusal)

  return {
    ...createAdding(parts),

    change: (buyer: Buyer, { cartId, lineId, sku, qty, pincode, origin = {} }: ChangedLine): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const options: ReadingOptions = { pincode: pincode ?? undefined }
        const [cart, [described]] = await Promise.all([
          openLocked(tx, { buyer, cartId }, now()),
          descriptions.describe(tx, [sku]),
        ])
        await origins.keep(tx, cart.id, origin, now())
        const line = cart.lines.find(({ id }) => String(id) === lineId)
        if (!line || line.sku !== sku) return answer(tx, cart, options, qty === 0 ? undefined : lineGone)
        if (qty === 0) {
          await lines.removeLine(tx, line.id)
          return answer(tx, { ...cart, lines: cart.lines.filter(({ id }) => id !== line.id) }, options)
        }
        if (!line.live || !described) return answer(tx, cart, options, notSold)
        const available = line.live.onHand - line.held
        const refusal = quantityRefusal({ lines: cart.lines, lineId: line.id, sku, qty, available })
        if (refusal) return answer(tx, cart, options, refusal)
        const seen = line.live.price + optionsPrice(resolveOptions(described, line.options) ?? [])
        const put = { ...line, qty, seen }
        await lines.putLine(tx, { cartId: cart.id, ...put })
        return answer(tx, { ...cart, lines: cart.lines.map((one) => (one.id === line.id ? put : one)) }, options)
      }),

    /** Returns the answer's JSON, encoded. */
    async get(buyer: Buyer, cartId: string, pincode: string | undefined): Promise<Buffer> {
      const reading = await readings.of({ buyer, cartId })
      if (!reading) throw new NoSuchEntity()
      return answers.of(db, reading, pincode, (cart) => answer(db, cart, { pincode }))
    },

    /** Returns the cart with the given changes applied, without storing them. */
    async options(buyer: Buyer, cartId: string, options: CityOptions): Promise<CartAnswer> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      const priced = await cartReader.price(db, cart, options)
      const shown = cartAnswer(options.provider ? linesOfCity(priced, options.provider) : priced, isBlocked)
      const reason = options.usesPerks ? perksRefusal(buyer, priced) : null
      if (!reason || !shown.data.cart) return shown
      return { ...shown, data: { ...shown.data, cart: { ...shown.data.cart, coupon_error: reason } } }
    },

    async lines(buyer: Buyer, cartId: string, options: ReadingOptions = {}): Promise<CartLine[]> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return (await cartReader.price(db, cart, options)).lines.map(showLine)
    },

    /** Accepts the prices and quantities the buyer saw on screen; those that are out of date are reported again. */
    acceptChanges: (
      buyer: Buyer,
      cartId: string,
      seen: readonly SeenOnScreen[],
      options: ReadingOptions,
    ): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const claim = { buyer, cartId }
        const priced = await cartReader.price(tx, await openLocked(tx, claim, now()))
        const accepted = priced.lines.filter(({ row, unit, isAvailable }) =>
          seen.some((one) => isAvailable && one.lineId === String(row.id) && one.price === unit && one.qty === row.qty),
        )
        await lines.markSeen(tx, accepted.map(seenLine))
        const after = await readCart(tx, claim, now())
        if (!after) throw new NoSuchEntity()
        return answer(tx, after, options)
      }),

    async totals(buyer: Buyer, cartId: string, options: ReadingOptions = {}): Promise<CartTotals> {
      const cart = await readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return showTotals(await cartReader.price(db, cart, options))
    },

    async count(buyer: Buyer, cartId: string | undefined): Promise<{ count: number; cartId: string | null }> {
      const own = cartId ?? (buyer.kind === 'user' ? await activeCartId(db, buyer.userId) : undefined)
      if (own === undefined) return { count: 0, cartId: null }
      const count = await countPieces(db, { buyer, cartId: String(own) })
      return count === undefined ? { count: 0, cartId: null } : { count, cartId: String(own) }
    },

    empty: (buyer: Buyer, cartId: string): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        await carts.emptyCart(tx, cart.id)
        return answer(tx, { ...cart, lines: [], couponCode: null, method: null })
      }),

    /** The method must be available now, if need be only together with the buyer's credit. */
    choosePayment: (buyer: Buyer, cartId: string, method: PaymentMethod): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        const chosen = { ...cart, method }
        const priced = await cartReader.price(tx, chosen)
        const { reason = null, onlyWithCredit = false } =
          priced.payment.find((option) => option.method === method) ?? {}
        if (reason && !onlyWithCredit) return answer(tx, cart, {}, { message: reason, code: 'payment' })
        await carts.changeCart(tx, cart.id, { method })
        return cartAnswer(priced, isBlocked)
      }),
  }
}

/** Keeps the lines of one city's merchants; the totals stay those of the whole cart, which is bought as one. */
const linesOfCity = (priced: PricedCart, city: string): PricedCart => ({
  ...priced,
  lines: priced.lines.filter(({ product }) => product?.merchant.city === city),
})
