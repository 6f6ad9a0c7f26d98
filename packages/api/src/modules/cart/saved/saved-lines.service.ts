import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { SavedAnswer, SavedLine } from '@nukkad/contracts/endpoints/cart/saved-lines'
import type { Buyer } from '../../../access.ts'
import { type Queryable, type Tx, transaction } from '../../../db.ts'
import { NoSuchEntity, NotFound } from '../../../errors.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import * as carts from '../cart.repository.ts'
import type { CartService } from '../cart.service.ts'
import { claimOf, openLocked, openNew } from '../cart-access.ts'
import type { CartParts } from '../cart-parts.ts'
import type { CartClaim } from '../cart-rows.ts'
import { cartAnswer } from '../cart-view.ts'
import { removeLine } from '../lines/cart-line.repository.ts'
import * as saved from './saved.repository.ts'
import { showSaved } from './saved-line-view.ts'

type Parts = Pick<CartParts, 'db' | 'descriptions' | 'cartReader' | 'now' | 'isBlocked'> & {
  carts: CartService
}

export interface SavedWish {
  readonly cartId: string | null | undefined
  readonly savedId: string
  readonly pincode?: string | null | undefined
}

export type SavedLinesService = ReturnType<typeof createSavedLinesService>

/** Saves lines of a cart for later and moves them back. */
export function createSavedLinesService({ db, descriptions, cartReader, now, isBlocked, carts: priced }: Parts) {
  async function list(q: Queryable, owner: saved.SavedOwner): Promise<SavedLine[]> {
    const rows = await saved.listSaved(q, owner)
    const described = await descriptions.describe(
      q,
      rows.flatMap(({ sku, live }) => (live ? [sku] : [])),
    )
    const bySku = new Map(described.map((item) => [item.sku, item]))
    return rows.map((row) => showSaved(row, (row.live && bySku.get(row.sku)) || null))
  }

  const withSaved = async (tx: Tx, owner: saved.SavedOwner, { data, message }: CartAnswer): Promise<SavedAnswer> => ({
    data: { ...data, saved: await list(tx, owner) },
    ...(message && { message }),
  })

  /** Moves back as many as were saved, or one if that many are no longer available. */
  async function putBack(tx: Tx, claim: CartClaim, line: saved.SavedRow): Promise<CartAnswer> {
    const wanted = { sku: line.sku, options: line.options, cartId: claim.cartId }
    const whole = await priced.addWithin(tx, claim, { ...wanted, qty: line.qty })
    const isTooMany = whole.message?.code === 'stock_limit' || whole.message?.code === 'line_limit'
    if (!isTooMany || line.qty === 1) return whole
    const single = await priced.addWithin(tx, claim, { ...wanted, qty: 1 })
    return single.message
      ? whole
      : { ...single, message: { message: `${whole.message?.message} One is back in your bag.`, code: 'fewer' } }
  }

  return {
    list: (buyer: Buyer, cartId: string | undefined): Promise<SavedLine[]> => list(db, { buyer, cartId }),

    save: (buyer: Buyer, cartId: string, lineId: string, pincode?: string | null): Promise<SavedAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        const line = cart.lines.find(({ id }) => String(id) === lineId)
        const lost = line ? await saved.keep(tx, buyer, cart.id, line, now()) : 0
        if (line) await removeLine(tx, line.id)
        const left = { ...cart, lines: cart.lines.filter((one) => one !== line) }
        const filled = await cartReader.price(tx, left, { pincode: pincode ?? undefined })
        return withSaved(tx, { buyer, cartId }, cartAnswer(filled, isBlocked, lost > 0 ? notAllKept(lost) : undefined))
      }),

    move: (buyer: Buyer, { cartId, savedId, pincode }: SavedWish): Promise<SavedAnswer> =>
      transaction(db, async (tx) => {
        const claim = (await claimOf(tx, buyer, cartId)) ?? (await openNew(tx, buyer))
        const owner = { buyer, cartId: claim.cartId }
        if (!(await carts.lockCart(tx, claim))) throw new NoSuchEntity()
        const line = await saved.takeSaved(tx, owner, savedId)
        if (!line) throw new NoSuchEntity()
        const answer = await putBack(tx, claim, line)
        if (!answer.message || answer.message.code === 'fewer') await saved.forgetSaved(tx, owner, savedId)
        if (!pincode) return withSaved(tx, owner, answer)
        const filled = await cartReader.price(tx, await openLocked(tx, claim, now()), { pincode })
        return withSaved(tx, owner, cartAnswer(filled, isBlocked, answer.message))
      }),

    async forget(buyer: Buyer, { cartId, savedId }: SavedWish): Promise<SavedLine[]> {
      const owner = { buyer, cartId: cartId ?? undefined }
      await saved.hideSaved(db, owner, savedId, now())
      return list(db, owner)
    },

    async restore(buyer: Buyer, { cartId, savedId }: SavedWish): Promise<SavedLine[]> {
      const owner = { buyer, cartId: cartId ?? undefined }
      if (!(await saved.restoreSaved(db, owner, savedId)))
        throw new NotFound('It can no longer be put back. You can save it again from its page.')
      return list(db, owner)
    },
  }
}

const notAllKept = (pieces: number) => ({
  code: 'fewer',
  message: `You can save up to ${cartLimits.piecesPerLine} pieces of one item. ${pieces === 1 ? 'One piece was' : `${pieces} pieces were`} not saved.`,
})
