import { expect, type Page } from 'playwright/test'
import { site } from '../site.ts'
import { shopperWith, signInAs, skuOf } from './buyer.ts'

export interface Where {
  readonly pincode: string
  readonly state: string
}
const delhi: Where = { pincode: '110003', state: 'Delhi' }

/** Signs in with something in the cart and opens the address step. The shop has enough stock for every journey. */
export async function toAddress(page: Page, email: string): Promise<string> {
  const { session, cartId } = await shopperWith({ email, sku: await skuOf('lambani-mirror-potli') })
  await signInAs(page, { session })
  await page.goto(`/shop/w/${cartId}/checkout`)
  return cartId
}

/** From the address step to the review step. */
export async function giveAddress(page: Page, { pincode, state }: Where = delhi): Promise<void> {
  await page.getByLabel('Full name').fill('Meera Nair')
  await page.getByLabel('Mobile number').fill('9810012345')
  await page.getByLabel('Pincode').fill(pincode)
  await page.getByLabel('House, street').fill('14 Jor Bagh')
  await expect(page.getByLabel('State')).toHaveValue(state)
  await page.getByRole('button', { name: /Save/ }).click()
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
}

export async function toReview(page: Page, email: string): Promise<void> {
  await toAddress(page, email)
  await giveAddress(page)
}

/** Opens the gateway's window and returns its frame. */
export async function payOnline(page: Page) {
  await page.getByRole('radio', { name: /^Card, UPI/ }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  return insideGateway(page)
}

/** The gateway's frame, once it has loaded. */
export async function insideGateway(page: Page) {
  const inside = page.frameLocator('.razorpay-checkout-frame')
  await expect(inside.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  return inside
}

/** Settles an open payment of a transaction, as its bank would. */
export async function endPayment(transactionId: string, to: 'captured' | 'failed'): Promise<void> {
  const ledger = await (await fetch(`${site.mailbox}/razorpay/control/ledger`)).json()
  const { payments } = ledger as { payments: { id: string; receipt: string | null; status: string }[] }
  const payment = payments.find(({ receipt }) => receipt === transactionId)
  if (!payment) throw new Error(`no payment for ${transactionId}`)
  const answer = await fetch(`${site.mailbox}/razorpay/control/payments/${payment.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
