import {
  addPaymentMethod,
  addToCart,
  cartCount,
  cartTotals,
  deleteCart,
  getCart,
  getCartV3,
  productCarousel,
  putToCart,
} from '@nukkad/contracts/endpoints/cart/cart'
import { acceptChanges, getCartItems, itemsOfCart, usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { addCoupon, cartOffers, removeCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import type { FastifyReply } from 'fastify'
import type { App, Plugin } from '../../plugin.ts'
import type { CartOrigin } from '../affiliates/origins.service.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { isPerksCode } from '../pricing/coupon.ts'
import { inPaise } from '../pricing/money.ts'
import type { CartService } from './cart.service.ts'
import type { CartIdeasService } from './cart-ideas.service.ts'
import type { CartCouponsService } from './discounts/cart-coupons.service.ts'
import type { ReadingOptions } from './reading/cart-reader.ts'

interface CartRoutes {
  carts: CartService
  coupons: CartCouponsService
  ideas: CartIdeasService
}

export const cartRoutes: Plugin<CartRoutes> = async (app, services) => {
  changeRoutes(app, services)
  readRoutes(app, services)
  savingRoutes(app, services)
}

function changeRoutes(app: App, { carts }: CartRoutes): void {
  app.route({
    ...addToCart,
    handler: async (request, reply) => {
      const { buyer, body } = request
      const { sku, qty, quote_id, productOption } = body.data.cartItem
      const options = productOption?.extensionAttributes.customOptions ?? []
      const cartId = body.cartId ?? quote_id
      const line = { sku, qty, options, cartId, idempotencyKey: idempotencyKey(request), origin: originIn(body) }
      return sendCart(reply, await carts.add(buyer, line))
    },
  })
  app.route({
    ...putToCart,
    handler: ({ buyer, body: { cartItem, pincode, ...told } }) => {
      const { itemId: lineId, quoteId: cartId, sku, qty } = cartItem
      return carts.change(buyer, { cartId, lineId, sku, qty, pincode, origin: originIn(told) })
    },
  })
  app.route({ ...deleteCart, handler: ({ buyer, body }) => carts.empty(buyer, body.cartID) })
  app.route({
    ...addPaymentMethod,
    handler: ({ buyer, body }) => carts.choosePayment(buyer, body.cartID, body.paymentMethod.method),
  })
  app.route({
    ...acceptChanges,
    handler: ({ buyer, body: { cartID, seen, pincode } }) => {
      const onScreen = seen.map(({ itemId, price, qty }) => ({ lineId: itemId, price: inPaise(price), qty }))
      return carts.acceptChanges(buyer, cartID, onScreen, at({ pincode }))
    },
  })
}

function readRoutes(app: App, { carts }: CartRoutes): void {
  app.route({
    ...getCart,
    handler: async ({ buyer, query: { cartID, pincode, removeCoupons, removePerks, provider } }, reply) =>
      removeCoupons || removePerks || provider
        ? sendCart(
            reply,
            await carts.options(buyer, cartID, { pincode, provider, ...without({ removeCoupons, removePerks }) }),
          )
        : sendJson(reply, await carts.get(buyer, cartID, pincode)),
  })
  app.route({
    ...getCartV3,
    handler: ({ buyer, query: { cartID, pincode, coupon_code: tried, is_perks_applied: perks, refreshCart } }) => {
      const isPerks = tried !== undefined && isPerksCode(tried)
      return carts.options(buyer, cartID, {
        pincode,
        couponCode: isPerks ? undefined : tried,
        usesPerks: perks ?? (isPerks || undefined),
        isFresh: refreshCart,
      })
    },
  })
  app.route({
    ...cartCount,
    handler: async ({ buyer, query: { cartID } }) => ({ data: await carts.count(buyer, cartID) }),
  })
  app.route({
    ...cartTotals,
    handler: async ({ buyer, query: { cartID, pincode } }) => ({
      data: await carts.totals(buyer, cartID, { pincode }),
    }),
  })
  app.route({
    ...getCartItems,
    handler: async ({ buyer, query: { cartID, pincode } }) => ({ data: await carts.lines(buyer, cartID, { pincode }) }),
  })
  app.route({
    ...itemsOfCart,
    handler: async ({ buyer, params, query: { pincode } }) => ({
      data: await carts.lines(buyer, params.cartId, { pincode }),
    }),
  })
}

/** Routes for coupons, perks, offers and product suggestions. */
function savingRoutes(app: App, { coupons, ideas }: CartRoutes): void {
  app.route({
    ...addCoupon,
    handler: ({ buyer, body }) => coupons.apply(buyer, body.cartID, body.couponCode, at(body)),
  })
  app.route({ ...removeCoupon, handler: ({ buyer, body }) => coupons.remove(buyer, body.cartID, at(body)) })
  app.route({
    ...usePerks,
    handler: ({ buyer, body }) => coupons.usePerks(buyer, body.cartID, body.use ?? true, at(body)),
  })
  app.route({
    ...cartOffers,
    handler: async ({ buyer, query: { product_ids: productIds, cartID: cartId, coupon_code: code } }) => ({
      data: await ideas.offers(buyer, { productIds, cartId, code }),
    }),
  })
  app.route({
    ...productCarousel,
    handler: async ({ buyer, params }) => ({ data: await ideas.carousel(buyer, params.cartId) }),
  })
}

interface ToldOrigin {
  readonly ref?: string
  readonly aff_id?: string
  readonly referralCode?: string
  readonly ctId?: string
  readonly prepaid_offer_applicable?: boolean
}

const originIn = ({ ref, aff_id, referralCode, ctId, prepaid_offer_applicable }: ToldOrigin): CartOrigin => ({
  source: ref || undefined,
  affiliation: aff_id || undefined,
  referralCode: referralCode || undefined,
  clickId: ctId || undefined,
  prepaidOffer: prepaid_offer_applicable,
})

/** Reads the cart for this pincode. */
const at = ({ pincode }: { pincode?: string | null }): ReadingOptions => ({ pincode: pincode ?? undefined })

/** Reads the cart without its coupon or perks. */
const without = ({
  removeCoupons,
  removePerks,
}: {
  removeCoupons?: boolean
  removePerks?: boolean
}): ReadingOptions => ({
  ...(removeCoupons && { couponCode: null }),
  ...(removePerks && { usesPerks: false }),
})

/**
 * For the two most frequent calls. Their answer is built field by field to the contract's type; the serializer would
 * try every branch of its nullable parts again, which costs more than reading the cart.
 */
const sendCart = (reply: FastifyReply, answer: CartAnswer): FastifyReply => sendJson(reply, JSON.stringify(answer))
const sendJson = (reply: FastifyReply, json: string | Buffer): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(json)
