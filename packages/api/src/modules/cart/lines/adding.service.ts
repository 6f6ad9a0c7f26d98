import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { AddAnswer, CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Buyer } from '../../../access.ts'
import { type Queryable, type Tx, transaction } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { type CartOrigin, origins } from '../../affiliates/origins.service.ts'
import * as carts from '../cart.repository.ts'
import { claimOf, newGuestClaim, openNew } from '../cart-access.ts'
import type { CartParts } from '../cart-parts.ts'
import { type CartRefusal, foreignUpload, notSold, quantityRefusal } from '../cart-refusals.ts'
import type { CartClaim, FilledCart } from '../cart-rows.ts'
import { cartAnswer } from '../cart-view.ts'
import { cartNumber, readCart } from '../reading/cart-reading.repository.ts'
import { type Add, type Added, addToCarts, type LineToAdd } from './add-to-cart.repository.ts'
import { createAddsOfOneTurn } from './adds-of-one-turn.ts'
import { askOptions, optionsPrice, resolveOptions, uploadsIn } from './custom-options.ts'

export interface WantedLine {
  readonly sku: string
  readonly qty: number
  readonly cartId: string | null | undefined
  readonly options: readonly CustomOption[]
  /** One of the pictures was uploaded by another user, or is of a guest. */
  readonly hasForeignUpload?: boolean
  /** The client's Idempotency-Key. */
  readonly idempotencyKey?: string | undefined
  readonly origin?: CartOrigin
}

type Made =
  | { readonly line: LineToAdd }
  /** An ordinary refusal, to be shown to the buyer. */
  | { readonly refusal: CartRefusal }

/** Checks what may be added to a cart, and adds it. */
// limit: one line, several lines and a first line are added by the same steps
export function createAdding({ db, descriptions, cartReader, now, isBlocked, uploads }: CartParts) {
  const addInThisTurn = createAddsOfOneTurn(db, now)
  const answer = async (q: Queryable, cart: FilledCart, refusal?: CartRefusal): Promise<CartAnswer> =>
    cartAnswer(await cartReader.price(q, cart), isBlocked, refusal)

  async function hasForeignUpload(q: Queryable, buyer: Buyer, asked: readonly CustomOption[]): Promise<boolean> {
    const urls = uploadsIn(asked)
    if (urls.length === 0) return false
    return buyer.kind === 'guest' || !(await uploads.exists(q, buyer.userId, urls))
  }

  /** Makes the line, or says why it cannot be ordered in this form, regardless of cart and stock. */
  async function make(
    q: Queryable,
    { sku, qty, options, idempotencyKey, hasForeignUpload }: WantedLine,
  ): Promise<Made> {
    if (hasForeignUpload) return { refusal: foreignUpload }
    const [described] = await descriptions.describe(q, [sku])
    if (!described) return { refusal: notSold }
    const asked = askOptions(described, options)
    if (asked.refusal !== null) return { refusal: { message: asked.refusal, code: 'options' } }
    const extra = optionsPrice(resolveOptions(described, asked.kept) ?? [])
    return { line: { sku, more: qty, options: asked.kept, optionsKey: asked.key, extra, idempotencyKey } }
  }

  /** The answer to an add. A cart that was not created, because its first line was refused, is not mentioned. */
  async function answerAdd(q: Queryable, { line, isFirst }: Add, added: Added): Promise<AddAnswer> {
    if (added.lineId === null) {
      const refusal = whyNot(line, added)
      return isFirst ? cartAnswer(null, isBlocked, refusal) : answer(q, added.cart, refusal)
    }
    const { data } = await answer(q, added.cart)
    return { data: { ...data, itemId: String(added.lineId) } }
  }

  /** The unchanged cart, with the reason why nothing can be added to it. */
  async function answerRefusal(q: Queryable, claim: CartClaim, refusal: CartRefusal): Promise<CartAnswer> {
    const cart = await readCart(q, claim, now())
    if (!cart) throw new NoSuchEntity()
    return answer(q, cart, refusal)
  }

  /** Callers hold the cart's lock, or create the cart with this line. */
  async function addOne(tx: Tx, add: Add): Promise<AddAnswer> {
    const [added] = await addToCarts(tx, [add], now())
    if (!added) throw new NoSuchEntity()
    return answerAdd(tx, add, added)
  }

  const addLocked = (add: Add): Promise<AddAnswer> =>
    transaction(db, async (tx) => {
      if (!add.isFirst && !(await carts.lockCart(tx, add.claim))) throw new NoSuchEntity()
      return addOne(tx, add)
    })

  /** Callers hold the cart's lock. */
  async function addWithin(tx: Tx, claim: CartClaim, wanted: WantedLine): Promise<AddAnswer> {
    const made = await make(tx, wanted)
    return 'refusal' in made ? answerRefusal(tx, claim, made.refusal) : addOne(tx, { claim, line: made.line })
  }

  /**
   * Tries without a transaction first, since usually no one else writes to this cart; falls back to the cart's lock.
   */
  async function put(buyer: Buyer, wanted: WantedLine): Promise<AddAnswer> {
    const isForeign = await hasForeignUpload(db, buyer, wanted.options)
    const [claim, made] = await Promise.all([
      claimOf(db, buyer, wanted.cartId),
      make(db, { ...wanted, hasForeignUpload: isForeign }),
    ])
    if ('refusal' in made) {
      return claim ? answerRefusal(db, claim, made.refusal) : cartAnswer(null, isBlocked, made.refusal)
    }
    const add = { line: made.line, ...(claim ? { claim } : await newClaim(buyer)) }
    const added = await addInThisTurn(add)
    return added ? answerAdd(db, add, added) : addLocked(add)
  }

  /** A guest's cart is created with its first line; a user, who may use two devices at once, has only one. */
  const newClaim = async (buyer: Buyer): Promise<Pick<Add, 'claim' | 'isFirst'>> =>
    buyer.kind === 'guest'
      ? { claim: newGuestClaim(), isFirst: true }
      : { claim: await transaction(db, (tx) => openNew(tx, buyer)) }

  return {
    addWithin,

    /** Adds line after line in the caller's transaction, so that all are added or none; returns an answer for each. */
    async addAll(tx: Tx, buyer: Buyer, lines: readonly Omit<WantedLine, 'cartId'>[]): Promise<CartAnswer[]> {
      const claim = (await claimOf(tx, buyer, null)) ?? (await openNew(tx, buyer))
      if (!(await carts.lockCart(tx, claim))) throw new NoSuchEntity()
      const answers: CartAnswer[] = []
      for (const line of lines) {
        const isForeign = await hasForeignUpload(tx, buyer, line.options)
        answers.push(await addWithin(tx, claim, { ...line, cartId: claim.cartId, hasForeignUpload: isForeign }))
      }
      return answers
    },

    async add(buyer: Buyer, { origin = {}, ...line }: WantedLine): Promise<AddAnswer> {
      const added = await put(buyer, line)
      const { cartId } = added.data
      if (cartId !== null && origins.isSaid(origin)) {
        const id = await cartNumber(db, { buyer, cartId })
        if (id !== undefined) await origins.keep(db, id, origin, now())
      }
      return added
    },
  }
}

/** The reason why the line was not added. */
function whyNot({ sku, optionsKey, more }: LineToAdd, { cart: { lines }, wanted }: Added): CartRefusal {
  if (!wanted) return notSold
  const before = lines.find((one) => one.sku === sku && one.optionsKey === optionsKey)
  const qty = (before?.qty ?? 0) + more
  const refusal = quantityRefusal({ lines, lineId: before?.id, sku, qty, available: wanted.onHand - wanted.held })
  if (!refusal) throw new Error(`add_to_carts refused ${qty} of ${sku}, and no rule of quantityRefusal does`)
  return refusal
}
