import type { CartAnswer, CartTotals, CustomOption, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import type { Buyer } from '../../access.ts'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { Locks } from '../stock/locks.ts'
import type { BagReader, Look } from './bag-reader.ts'
import * as carts from './cart.repository.ts'
import { claimOf, openLocked, openNew } from './cart-access.ts'
import { type CartRefusal, lineGone, notSold, quantityRefusal } from './cart-refusals.ts'
import { cartAnswer, showTotals } from './cart-view.ts'
import { askOptions, optionsPrice, resolveOptions } from './custom-options.ts'
import type { Shelf } from './shelf.ts'

export interface CartParts {
  readonly db: Db
  readonly shelf: Shelf
  readonly bags: BagReader
  readonly now: () => Date
  readonly isBlocked: boolean
  readonly locks: Locks
}

export interface WantedLine {
  readonly sku: string
  readonly qty: number
  readonly cartId: string | null | undefined
  readonly options: readonly CustomOption[]
}

export interface ChangedLine {
  readonly cartId: string
  readonly lineId: string
  readonly sku: string
  readonly qty: number
  readonly pincode: string | null | undefined
}

export type CartService = ReturnType<typeof createCartService>

/** The bag of a visitor: what may go in, how many, and what it costs now. */
export function createCartService({ db, shelf, bags, now, isBlocked, locks }: CartParts) {
  const answer = async (tx: Tx, cart: carts.FilledCart, look: Look = {}, refusal?: CartRefusal): Promise<CartAnswer> =>
    cartAnswer(await bags.fill(tx, cart, look), isBlocked, refusal)

  /** Puts the pieces on top of what the line holds. Row lock first, so that two tabs cannot both take the last one. */
  async function putOnTop(tx: Tx, claim: carts.CartClaim, wanted: WantedLine): Promise<CartAnswer> {
    const { sku } = wanted
    const [cart, found, [described]] = await Promise.all([
      openLocked(tx, claim, now(), locks.cart),
      carts.readLive(tx, sku, claim, now()),
      shelf.describe(tx, [sku]),
    ])
    if (!found || !described) return answer(tx, cart, {}, notSold)
    const { live, held } = found
    const asked = askOptions(described, wanted.options)
    if (asked.refusal !== null) return answer(tx, cart, {}, { message: asked.refusal, code: 'options' })
    const line = cart.lines.find((one) => one.sku === sku && one.optionsKey === asked.key)
    const qty = (line?.qty ?? 0) + wanted.qty
    const refusal = quantityRefusal({ lines: cart.lines, lineId: line?.id, sku, qty, available: live.onHand - held })
    if (refusal) return answer(tx, cart, {}, refusal)
    const seen = live.price + optionsPrice(resolveOptions(described, asked.kept) ?? [])
    const put = { sku, qty, options: asked.kept, optionsKey: asked.key, seen }
    const id = await carts.putLine(tx, { cartId: cart.id, ...put })
    const others = cart.lines.filter((one) => one.id !== line?.id)
    const lines = [...others, { id, held, live, ...put }].sort((a, b) => a.id - b.id)
    return answer(tx, { ...cart, lines })
  }

  return {
    add: (buyer: Buyer, wanted: WantedLine): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const claim = await claimOf(tx, buyer, wanted.cartId)
        if (claim) return putOnTop(tx, claim, wanted)
        const found = await carts.readLive(tx, wanted.sku, undefined, now())
        if (!found) return cartAnswer(null, isBlocked, notSold)
        return putOnTop(tx, await openNew(tx, buyer), wanted)
      }),

    change: (buyer: Buyer, { cartId, lineId, sku, qty, pincode }: ChangedLine): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const look: Look = { pincode: pincode ?? undefined }
        const [cart, [described]] = await Promise.all([
          openLocked(tx, { buyer, cartId }, now(), locks.cart),
          shelf.describe(tx, [sku]),
        ])
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

    async get(buyer: Buyer, cartId: string, look: Look = {}): Promise<CartAnswer> {
      const cart = await carts.readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return cartAnswer(await bags.fill(db, cart, look), isBlocked)
    },

    async totals(buyer: Buyer, cartId: string, look: Look = {}): Promise<CartTotals> {
      const cart = await carts.readCart(db, { buyer, cartId }, now())
      if (!cart) throw new NoSuchEntity()
      return showTotals(await bags.fill(db, cart, look))
    },

    async count(buyer: Buyer, cartId: string | undefined): Promise<{ count: number; cartId: string | null }> {
      const own = cartId ?? (buyer.kind === 'user' ? await carts.activeCartId(db, buyer.userId) : undefined)
      if (own === undefined) return { count: 0, cartId: null }
      const count = await carts.countPieces(db, { buyer, cartId: String(own) })
      return count === undefined ? { count: 0, cartId: null } : { count, cartId: String(own) }
    },

    empty: (buyer: Buyer, cartId: string): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        await carts.emptyCart(tx, cart.id)
        return answer(tx, { ...cart, lines: [], couponCode: null, method: null })
      }),

    /** Only a way of paying that is open now can be chosen. */
    choosePayment: (buyer: Buyer, cartId: string, method: PaymentMethod): Promise<CartAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const chosen = { ...cart, method }
        const bag = await bags.fill(tx, chosen)
        const reason = bag.payment.find((option) => option.method === method)?.reason
        if (reason) return answer(tx, cart, {}, { message: reason, code: 'payment' })
        await carts.changeCart(tx, cart.id, { method })
        return cartAnswer(bag, isBlocked)
      }),
  }
}
