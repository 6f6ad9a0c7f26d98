import type { CartOffer } from '@nukkad/contracts/endpoints/cart/coupons'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Buyer } from '../../access.ts'
import type { Db } from '../../db.ts'
import { coupons, type KnownCoupon } from '../coupons/coupons.service.ts'
import { couponCode, isPerksCode } from '../pricing/coupon.ts'
import { inRupees, type Paise } from '../pricing/money.ts'
import type { FilledCart } from './cart-rows.ts'
import type { CartReader } from './reading/cart-reader.ts'
import { readCart } from './reading/cart-reading.repository.ts'
import type { SaleCatalogue } from './reading/for-sale.ts'

export interface CartIdeasParts {
  readonly db: Db
  readonly cartReader: CartReader
  readonly catalogue: SaleCatalogue
  readonly now: () => Date
}

export interface OffersWish {
  /** Comma-separated ids. */
  readonly productIds?: string | undefined
  readonly cartId?: string | undefined
  readonly code?: string | undefined
}

export type CartIdeasService = ReturnType<typeof createCartIdeasService>

/** Offers and product suggestions for a cart. */
export function createCartIdeasService({ db, cartReader, catalogue, now }: CartIdeasParts) {
  const read = async (buyer: Buyer, cartId: string | undefined): Promise<FilledCart | undefined> =>
    cartId === undefined ? undefined : readCart(db, { buyer, cartId }, now())

  /** Prices the cart with this coupon against `without`. All inputs are in memory, so no statement is needed. */
  async function onCart(cart: FilledCart, known: KnownCoupon, without: Paise): Promise<CartOffer> {
    const priced = await cartReader.price(db, cart, { coupon: known })
    const isApplicable = priced.couponError === null && priced.lines.length > 0
    return {
      ...plain(known),
      is_applicable: isApplicable,
      is_applied: cart.couponCode === known.coupon.code,
      saves: isApplicable ? inRupees(Math.max(0, without - priced.price.payable)) : 0,
      reason: priced.couponError,
    }
  }

  return {
    /**
     * Returns coupons of the whole shop and of the merchants of these products. For a cart of the caller, each states
     * what it would save: the best first, then the others that apply, then those that do not, with the reason.
     */
    async offers(buyer: Buyer, { productIds = '', cartId, code }: OffersWish): Promise<CartOffer[]> {
      const ids = productIds.split(',').filter((id) => /^[0-9]{1,15}$/.test(id))
      const [cart, merchantIds] = await Promise.all([
        read(buyer, cartId),
        ids.length > 0 ? catalogue.merchantsOf(db, ids.slice(0, 100).map(Number)) : [],
      ])
      const userId = buyer.kind === 'user' ? buyer.userId : null
      const asked = code && !isPerksCode(code) ? couponCode(code) : (cart?.couponCode ?? undefined)
      const found = await coupons.offers(db, { userId, merchantIds, code: asked }, now())
      if (!cart || cart.lines.length === 0) return found.map(plain)
      const { price } = await cartReader.price(db, cart, { couponCode: null })
      const shown = await Promise.all(found.map((known) => onCart(cart, known, price.payable)))
      const sorted = shown.sort((a, b) => Number(b.is_applicable) - Number(a.is_applicable) || b.saves - a.saves)
      return sorted.map((offer, at) => ({ ...offer, is_best: at === 0 && offer.saves > 0 }))
    },

    /** For a cart that is not the caller's, returns the general suggestions. */
    async carousel(buyer: Buyer, cartId: string): Promise<ProductCard[]> {
      const cart = await read(buyer, cartId)
      return catalogue.suggestions(db, cart?.lines.map(({ sku }) => sku) ?? [])
    },
  }
}

const plain = ({ coupon: { code, title }, description }: KnownCoupon): CartOffer => ({
  code,
  title,
  text: description,
  is_applicable: true,
  is_applied: false,
  is_best: false,
  saves: 0,
  reason: null,
})
