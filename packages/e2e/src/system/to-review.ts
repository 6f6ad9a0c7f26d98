import { expect, type Page } from 'playwright/test'
import { codeFor } from './mailbox.ts'
import { site } from './site.ts'

let count = 0
/** Each buys as somebody new, so that journeys do not meet in one bag. */
export const newcomer = (project: string): string => `${project}-${Date.now()}-${++count}@nukkad.test`

export interface Where {
  readonly pincode: string
  readonly state: string
}
const delhi: Where = { pincode: '110003', state: 'Delhi' }

/** Something in the bag, signed in by code, at the address step. The shop holds enough of it for every journey. */
export async function toAddress(page: Page, email: string, slug = 'lambani-mirror-potli'): Promise<void> {
  await page.goto(`/shop/product/${slug}`)
  // The button stands there before the page's scripts do; on a busy machine that takes a while.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add to bag' }).first().click({ timeout: 2000 })
    await expect(page.getByRole('link', { name: 'View bag' }).first()).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: 'View bag' }).first().click()
  await page.getByRole('button', { name: 'Sign in and check out' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('button', { name: /code/i }).first().click()
  const code = await codeFor(email)
  await dialog.getByLabel('Your code').first().click()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/shop\/w\/[^/]+\/checkout/)
}

/** From the address step to the last look. */
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

/** Opens the gateway's window and gives its inside. */
export async function payOnline(page: Page) {
  await page.getByRole('radio', { name: /^Card, UPI/ }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  return insideGateway(page)
}

/** What stands in the window, once it is there. */
export async function insideGateway(page: Page) {
  const inside = page.frameLocator('.razorpay-checkout-frame')
  await expect(inside.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  return inside
}

/** Ends an open payment of a transaction, as its bank would. */
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
