import { addToCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { addAddress, attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { type Session, signUp } from '@nukkad/contracts/endpoints/people/auth'
import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import type { Page } from 'playwright/test'
import { call } from './api-call.ts'

export interface Buyer {
  readonly email: string
  readonly phone: string
  readonly orderId: string
  readonly session: Session
}

interface Wish {
  readonly email: string
  readonly phone: string
  readonly sku: string
  readonly qty?: number
}

/** The default variant of a product. */
export async function skuOf(slug: string): Promise<string> {
  const { data } = await call<{ data: { variants: { sku: string }[] } }>({
    ...getProduct,
    url: `${getProduct.url}?slug=${slug}`,
  })
  return data.variants[0]?.sku ?? ''
}

/** A new user with one product in the cart. */
export interface Shopper {
  readonly session: Session
  readonly cartId: string
}

/** Signs up and fills the cart through the API, for journeys that start after that. */
export async function shopperWith({ email, sku, qty = 1 }: Omit<Wish, 'phone'>): Promise<Shopper> {
  const { data: session } = await call<{ data: Session }>(signUp, {
    email,
    password: 'jor bagh at seven',
    firstName: 'Meera',
    lastName: 'Nair',
  })
  const body = { data: { cartItem: { sku, qty } }, cartId: null }
  const added = await call<{ data: { cartId: string } }>(addToCart, body, session.jwt_token.access_token)
  return { session, cartId: added.data.cartId }
}

/** A new user who has bought one product for cash; the journey starts after that. */
export async function buyerOf({ phone, ...wish }: Wish): Promise<Buyer> {
  const { session, cartId } = await shopperWith(wish)
  const token = session.jwt_token.access_token
  const address = await call<{ data: { address_id: string } }>(
    addAddress,
    {
      name: 'Meera Nair',
      phone,
      line1: '14 Jor Bagh',
      city: 'New Delhi',
      state: 'Delhi',
      postcode: '110003',
      is_default: true,
    },
    token,
  )
  await call(attachAddress, { addressID: address.data.address_id, cartID: cartId }, token)
  const started = await call<{ transactionId?: string }>(
    createTransaction,
    { cartId, paymentMethod: 'cashondelivery' },
    token,
  )
  const { transactionId } = started
  if (!transactionId) throw new Error(`no transaction: ${JSON.stringify(started)}`)
  const placed = await call<{ data: { orderIds: string[] } }>(payOnDelivery, { transactionId }, token)
  return { email: wish.email, phone, orderId: placed.data.orderIds[0] ?? '', session }
}

/** Signs a browser in as the buyer by storing what a sign-in stores; the sign-in itself has its own journey. */
export async function signInAs(page: Page, { session }: Pick<Buyer, 'session'>): Promise<void> {
  await page.addInitScript(
    ([user, token]) => {
      localStorage.setItem('loggedInUser', user)
      localStorage.setItem('jwt_token', token)
    },
    [JSON.stringify(session.user), JSON.stringify(session.jwt_token)] as const,
  )
}
