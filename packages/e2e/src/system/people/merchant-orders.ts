import { demoPassword } from '@nukkad/world/people'
import { expect, type Page } from 'playwright/test'

/** The merchant of the indigo kurta, in the demo data. */
const maker = 'farida@nukkad.test'

/** The back office asks to sign in, and then leads to the requested page. */
export async function signInAsMerchant(page: Page, next: string) {
  await page.goto(next)
  await page.getByRole('link', { name: 'Sign in as a maker' }).click()
  await page.getByLabel('Email').fill(maker)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  // Journeys share the merchant, and a second sign-in while the first is checked is told to wait a second.
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).not.toHaveURL(/merchant-signin/, { timeout: 3_000 })
  }).toPass()
}

/** The button for the next step of what the page shows. */
export const step = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first()

/** Takes an accepted order to its delivery. */
export async function deliver(page: Page, orderId: string) {
  await step(page, 'Packed').click()
  await step(page, 'Hand over to courier').click()
  await page.getByLabel('Courier', { exact: true }).selectOption('Bluedart')
  await page.getByLabel(/Tracking number/).fill(`BD${orderId.slice(-8)}`)
  await step(page, 'Hand over to courier').click()
  await step(page, 'Out for delivery').click()
  await step(page, 'Delivered').click()
  await page.getByRole('button', { name: 'Yes: Delivered' }).click()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
}

/** Takes a request through the merchant's steps until the item is back. */
export async function fetchBack(page: Page, orderId: string) {
  await page.goto(`/merchant-orderDetails/${orderId}`)
  await step(page, 'Approve').click()
  await step(page, 'Arrange pickup').click()
  const form = page.getByRole('form', { name: 'Arrange pickup' })
  await form.getByLabel('Courier', { exact: true }).selectOption('Delhivery')
  await form.getByLabel(/Tracking number/).fill(`R${orderId.slice(-8)}`)
  await expect(form.getByText(/^The buyer prefers \w+, /)).toBeVisible()
  await form.getByRole('button', { name: 'Arrange pickup' }).click()
  await step(page, 'Picked up').click()
  await step(page, 'Mark as received').click()
  await page.getByRole('radio', { name: /As new/ }).check()
  await step(page, 'Mark as received').click()
}
