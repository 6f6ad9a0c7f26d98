import { cartCookie, cartCookieSeconds, isGuestCartId } from '@nukkad/contracts/cart-cookie'
import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import {
  AddToCartFields,
  addToCartForm,
  CartLineFields,
  cartOfBrowser,
  changeLineForm,
} from '@nukkad/contracts/endpoints/cart/plain-cart'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Buyer } from '../../../access.ts'
import { Conflict, NoSuchEntity } from '../../../errors.ts'
import { formFields, requireOwnPage, takePlainForms } from '../../../plain-forms/plain-form.ts'
import type { Plugin } from '../../../plugin.ts'
import type { CartService } from '../cart.service.ts'

interface Services {
  readonly carts: CartService
  /** Whether the site is served over https only. */
  readonly isSecure: boolean
}

const guest: Buyer = { kind: 'guest' }
const emptyCart = hrefs.cartEmpty()
/** Users click a few times a minute; anyone sending more would fill the table with carts. */
const writes = { rateLimit: { max: 60, timeWindow: '10 minutes' } }

/** The id of this browser's guest cart; null without a cookie, or with an invalid one. */
function cartIdOf({ cookies }: FastifyRequest): string | null {
  const id = cookies[cartCookie]
  return isGuestCartId(id) ? id : null
}

/** The cart for browsers without JavaScript: forms change it, and a cookie holds its id. */
export const plainCartRoutes: Plugin<Services> = async (app, { carts, isSecure }) => {
  takePlainForms(app)

  /** Scripts read the same cookie, so a visitor who turns JavaScript on keeps the cart. */
  function leadOn(reply: FastifyReply, { data: { cartId, count }, message }: CartAnswer): FastifyReply {
    if (cartId !== null) {
      reply.setCookie(cartCookie, cartId, { path: '/', sameSite: 'lax', secure: isSecure, maxAge: cartCookieSeconds })
    }
    if (message) throw new Conflict(message.message)
    return reply.redirect(cartId === null || count === 0 ? emptyCart : hrefs.plainCart(cartId), 303)
  }

  app.route({
    ...addToCartForm,
    config: writes,
    handler: async (request, reply) => {
      requireOwnPage(request)
      const { sku } = formFields(AddToCartFields, request, 'Please choose a size or variant first.')
      const add = (cartId: string | null) => carts.add(guest, { sku, qty: 1, options: [], cartId })
      // The cart was merged into an account or has expired: a new one is created with this item.
      const begin = (error: unknown) => (error instanceof NoSuchEntity ? add(null) : Promise.reject(error))
      return leadOn(reply, await add(cartIdOf(request)).catch(begin))
    },
  })

  app.route({
    ...changeLineForm,
    config: writes,
    handler: async (request, reply) => {
      requireOwnPage(request)
      const { itemId: lineId, sku, qty } = formFields(CartLineFields, request, 'Please choose how many you want.')
      const cartId = cartIdOf(request)
      if (cartId === null) return reply.redirect(emptyCart, 303)
      try {
        return leadOn(reply, await carts.change(guest, { cartId, lineId, sku, qty: Number(qty), pincode: null }))
      } catch (error) {
        if (error instanceof NoSuchEntity) return reply.redirect(emptyCart, 303)
        throw error
      }
    },
  })

  app.route({
    ...cartOfBrowser,
    handler: async (request, reply) => {
      const cartId = cartIdOf(request)
      return reply.header('cache-control', 'no-store').redirect(cartId ? hrefs.plainCart(cartId) : emptyCart, 303)
    },
  })
}
