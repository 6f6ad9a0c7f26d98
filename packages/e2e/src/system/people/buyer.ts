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

/** The variant of a buyer who chooses nothing. */
export async function skuOf(slug: string): Promise<string> {
  const { data } = await call<{ data: { variants: { sku: string }[] } }>({
    ...getProduct,
    url: `${getProduct.url}?slug=${slug}`,
  })
  return data.variants[0]?.sku ?? ''
}

/** Somebody new with one thing in the cart. */
export interface Shopper {
  readonly session: Session
  readonly cartId: string
}

/** Joins and fills the cart by the calls that the pages make, where a journey begins after that. */
export async function shopperWith({ email, sku, qty = 1 }: Omit<Wish, 'phone'>): Promise<Shopper> {
  const { data: session } = await call<{ data: Session }>(signUp, {
    ...{ email, password: 'jor bagh at seven', firstName: 'Meera', lastName: 'Nair' },
  })
  const body = { data: { cartItem: { sku, qty } }, cartId: null }
  const added = await call<{ data: { cartId: string } }>(addToCart, body, session.jwt_token.access_token)
  return { session, cartId: added.data.cartId }
}

/** Somebody new who has bought one thing for cash: the journey begins after it. */
export async function buyerOf({ phone, ...wish }: Wish): Promise<Buyer> {
  const { session, cartId } = await shopperWith(wish)
  const token = session.jwt_token.access_token
  const address = await call<{ data: { address_id: string } }>(
    addAddress,
    {
      ...{ name: 'Meera Nair', phone, line1: '14 Jor Bagh', city: 'New Delhi', state: 'Delhi', postcode: '110003' },
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

/** Lets a browser be signed in as the buyer, with what a sign-in leaves there: signing in has a journey of its own. */
export async function signInAs(page: Page, { session }: Pick<Buyer, 'session'>): Promise<void> {
  await page.addInitScript(
    ([user, token]) => {
      localStorage.setItem('loggedInUser', user)
      localStorage.setItem('jwt_token', token)
    },
    [JSON.stringify(session.user), JSON.stringify(session.jwt_token)] as const,
  )
}
