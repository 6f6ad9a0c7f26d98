import type { CartOffer } from '@nukkad/contracts/endpoints/cart/coupons'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Buyer } from '../../access.ts'
import type { Db } from '../../db.ts'
import type { CardPrice } from '../catalogue/products/sale-item.ts'
import { coupons, type KnownCoupon } from '../coupons/coupons.service.ts'
import { couponCode, couponDiscount, couponRefusal, isPerksCode } from '../pricing/coupon.ts'
import { inRupees, type Paise, sum } from '../pricing/money.ts'
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
     * Returns coupons of the whole shop and of the merchants of these products, which count as one piece each where
     * there is no cart. For a cart of the caller, each states
     * what it would save: the best first, then the others that apply, then those that do not, with the reason.
     */
    async offers(buyer: Buyer, { productIds = '', cartId, code }: OffersWish): Promise<CartOffer[]> {
      const ids = productIds.split(',').filter((id) => /^[0-9]{1,15}$/.test(id))
      const [cart, products] = await Promise.all([
        read(buyer, cartId),
        ids.length > 0 ? catalogue.cardPrices(db, ids.slice(0, 100).map(Number)) : [],
      ])
      const merchantIds = [...new Set(products.map(({ merchantId }) => merchantId))]
      const userId = buyer.kind === 'user' ? buyer.userId : null
      const asked = code && !isPerksCode(code) ? couponCode(code) : (cart?.couponCode ?? undefined)
      const found = await coupons.offers(db, { userId, merchantIds, code: asked }, now())
      if (!cart || cart.lines.length === 0) return bestFirst(found.map((known) => onProducts(products, known)))
      const { price } = await cartReader.price(db, cart, { couponCode: null })
      const shown = await Promise.all(found.map((known) => onCart(cart, known, price.payable)))
      return bestFirst(shown).map((offer, at) => ({ ...offer, is_best: at === 0 && offer.saves > 0 }))
    },

    /** For a cart that is not the caller's, returns the general suggestions. */
    async carousel(buyer: Buyer, cartId: string): Promise<ProductCard[]> {
      const cart = await read(buyer, cartId)
      return catalogue.suggestions(db, cart?.lines.map(({ sku }) => sku) ?? [])
    },
  }
}

const bestFirst = (offers: readonly CartOffer[]) =>
  offers.toSorted((a, b) => Number(b.is_applicable) - Number(a.is_applicable) || b.saves - a.saves)

/** Whether a coupon could be used for one piece of each of these products. */
function onProducts(products: readonly CardPrice[], known: KnownCoupon): CartOffer {
  const { coupon, state } = known
  const eligible = products.filter(
    ({ merchantId }) => coupon.merchantId === null || coupon.merchantId === String(merchantId),
  )
  const goods = sum(eligible, ({ price }) => price)
  const { amount, refusal } = couponDiscount(coupon, goods)
  const reason = couponRefusal(state) ?? refusal
  return { ...plain(known), is_applicable: reason === null, saves: reason === null ? inRupees(amount) : 0, reason }
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
