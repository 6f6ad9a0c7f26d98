import type { CartAnswer } from '@nukkad/contracts/endpoints/cart'
import {
  addCoupon,
  addPaymentMethod,
  addToCart,
  cartCount,
  cartOffers,
  cartTotals,
  deleteCart,
  getCart,
  getCartV3,
  productCarousel,
  putToCart,
  removeCoupon,
} from '@nukkad/contracts/endpoints/cart'
import type { FastifyReply } from 'fastify'
import type { Plugin } from '../../plugin.ts'
import { isPerksCode } from '../pricing/coupon.ts'
import type { CartService } from './cart.service.ts'
import type { CartCouponsService } from './cart-coupons.service.ts'
import type { CartIdeasService } from './cart-ideas.service.ts'

interface CartRoutes {
  carts: CartService
  coupons: CartCouponsService
  ideas: CartIdeasService
}

export const cartRoutes: Plugin<CartRoutes> = async (app, { carts, coupons, ideas }) => {
  app.route({
    ...addToCart,
    handler: async ({ buyer, body }, reply) => {
      const { sku, qty, quote_id, productOption } = body.data.cartItem
      const options = productOption?.extensionAttributes.customOptions ?? []
      return sendCart(reply, await carts.add(buyer, { sku, qty, options, cartId: body.cartId ?? quote_id }))
    },
  })
  app.route({
    ...putToCart,
    handler: ({ buyer, body: { cartItem, pincode } }) => {
      const { itemId: lineId, quoteId: cartId, sku, qty } = cartItem
      return carts.change(buyer, { cartId, lineId, sku, qty, pincode })
    },
  })
  app.route({
    ...getCart,
    handler: async ({ buyer, query: { cartID, pincode, removeCoupons } }, reply) =>
      removeCoupons
        ? sendCart(reply, await carts.tryCoupon(buyer, cartID, { pincode, couponCode: null }))
        : sendJson(reply, await carts.get(buyer, cartID, pincode)),
  })
  app.route({
    ...getCartV3,
    handler: ({ buyer, query: { cartID, pincode, coupon_code: tried } }) =>
      carts.tryCoupon(buyer, cartID, { pincode, couponCode: tried && !isPerksCode(tried) ? tried : undefined }),
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
  app.route({ ...addCoupon, handler: ({ buyer, body }) => coupons.apply(buyer, body.cartID, body.couponCode) })
  app.route({ ...removeCoupon, handler: ({ buyer, body }) => coupons.remove(buyer, body.cartID) })
  app.route({ ...deleteCart, handler: ({ buyer, body }) => carts.empty(buyer, body.cartID) })
  app.route({
    ...addPaymentMethod,
    handler: ({ buyer, body }) => carts.choosePayment(buyer, body.cartID, body.paymentMethod.method),
  })
  app.route({ ...cartOffers, handler: async ({ query }) => ({ data: await ideas.offers(query.product_ids) }) })
  app.route({ ...productCarousel, handler: async ({ params }) => ({ data: await ideas.carousel(params.cartId) }) })
}

/**
 * The two calls that are made most. Their answer is built to the contract's type field by field; the serializer would
 * try every branch of its nullable parts again, which costs more than reading the cart.
 */
const sendCart = (reply: FastifyReply, answer: CartAnswer): FastifyReply => sendJson(reply, JSON.stringify(answer))
const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(json)
