import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
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
import { type CartAndWanted, cartNumber, isSold, readCart, readWithWanted } from '../reading/cart-reading.repository.ts'
import { putLine } from './cart-line.repository.ts'
import { askOptions, optionsPrice, resolveOptions, uploadsIn } from './custom-options.ts'
import type { QuickLine } from './quick-add.repository.ts'
import { createQuickAdds } from './quick-adds.ts'

export interface WantedLine {
  readonly sku: string
  readonly qty: number
  readonly cartId: string | null | undefined
  readonly options: readonly CustomOption[]
  /** One of the pictures is somebody else's, or of nobody who is known here. */
  readonly hasForeignUpload?: boolean
  readonly origin?: CartOrigin
}

type Made =
  | Pick<QuickLine, 'options' | 'optionsKey' | 'extra'>
  /** An everyday no, for a person to read. */
  | { readonly refusal: CartRefusal }

/** What may go into a cart, and how it gets there. */
// limit: one line, several lines and the quick way decide by the same rules of quantity
export function createAdding({ db, descriptions, cartReader, now, isBlocked, uploads }: CartParts) {
  const quickAdds = createQuickAdds(db, now)
  const answer = async (q: Queryable, cart: FilledCart, refusal?: CartRefusal): Promise<CartAnswer> =>
    cartAnswer(await cartReader.price(q, cart), isBlocked, refusal)

  async function hasForeignUpload(q: Queryable, buyer: Buyer, asked: readonly CustomOption[]): Promise<boolean> {
    const urls = uploadsIn(asked)
    if (urls.length === 0) return false
    return buyer.kind === 'guest' || !(await uploads.exists(q, buyer.userId, urls))
  }

  /** The parts of the line, or why it cannot be ordered in this form, whatever is in the cart or in stock. */
  async function make(q: Queryable, { sku, options, hasForeignUpload }: WantedLine): Promise<Made> {
    if (hasForeignUpload) return { refusal: foreignUpload }
    const [described] = await descriptions.describe(q, [sku])
    if (!described) return { refusal: notSold }
    const asked = askOptions(described, options)
    if (asked.refusal !== null) return { refusal: { message: asked.refusal, code: 'options' } }
    const extra = optionsPrice(resolveOptions(described, asked.kept) ?? [])
    return { options: asked.kept, optionsKey: asked.key, extra }
  }

  /** What the line would hold after adding, or why it cannot. */
  async function decide(q: Queryable, { wanted, lines }: CartAndWanted, line: WantedLine) {
    const made = await make(q, line)
    if ('refusal' in made) return made
    if (!wanted) return { refusal: notSold }
    const { sku, qty: more } = line
    const { extra, ...parts } = made
    const before = lines.find((one) => one.sku === sku && one.optionsKey === parts.optionsKey)
    const qty = (before?.qty ?? 0) + more
    const { held, ...live } = wanted
    const refusal = quantityRefusal({ lines, lineId: before?.id, sku, qty, available: live.onHand - held })
    if (refusal) return { refusal }
    return { put: { sku, qty, ...parts, seen: live.price + extra }, held, live, before: before?.id }
  }

  /** Looks and writes behind the cart's lock. */
  const addLocked = (claim: CartClaim, wanted: WantedLine): Promise<CartAnswer> =>
    transaction(db, async (tx) => {
      if (!(await carts.lockCart(tx, claim))) throw new NoSuchEntity()
      return addWithin(tx, claim, wanted)
    })

  /** Callers hold the cart's lock. */
  async function addWithin(tx: Tx, claim: CartClaim, wanted: WantedLine): Promise<CartAnswer> {
    const cart = await readWithWanted(tx, claim, wanted.sku, now())
    if (!cart) throw new NoSuchEntity()
    const decided = await decide(tx, cart, wanted)
    if ('refusal' in decided) return answer(tx, cart, decided.refusal)
    const { put: line, held, live, before } = decided
    const id = await putLine(tx, { cartId: cart.id, ...line })
    const others = cart.lines.filter((one) => one.id !== before)
    const lines = [...others, { id, held, live, ...line }].sort((a, b) => a.id - b.id)
    return answer(tx, { ...cart, lines })
  }

  /** Without an open transaction; undefined when it is not that simple. A no that the cart has no part in needs no lock. */
  async function addAlone(claim: CartClaim, wanted: WantedLine, isFirst = false): Promise<CartAnswer | undefined> {
    const made = await make(db, wanted)
    if ('refusal' in made) {
      const cart = isFirst ? undefined : await readCart(db, claim, now())
      return cart && answer(db, cart, made.refusal)
    }
    const cart = await quickAdds({ claim, line: { sku: wanted.sku, more: wanted.qty, ...made }, isFirst })
    return cart && answer(db, cart)
  }

  /** Mostly nobody else writes to this cart and nothing stands against it: no transaction. Else behind the lock. */
  async function put(buyer: Buyer, line: WantedLine): Promise<CartAnswer> {
    const wanted = { ...line, hasForeignUpload: await hasForeignUpload(db, buyer, line.options) }
    const claim = await claimOf(db, buyer, wanted.cartId)
    if (!claim) {
      const added = buyer.kind === 'guest' ? await addAlone(newGuestClaim(), wanted, true) : undefined
      if (added) return added
      if (!(await isSold(db, wanted.sku))) return cartAnswer(null, isBlocked, notSold)
      return addLocked(await transaction(db, (tx) => openNew(tx, buyer)), wanted)
    }
    return (await addAlone(claim, wanted)) ?? addLocked(claim, wanted)
  }

  return {
    addWithin,

    /** Line after line in the caller's transaction, so that all of them went in or none did; an answer for each. */
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

    async add(buyer: Buyer, { origin = {}, ...line }: WantedLine): Promise<CartAnswer> {
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
