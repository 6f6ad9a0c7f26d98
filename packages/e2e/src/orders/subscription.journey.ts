import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { shopperWith, signInAs, skuOf } from '../system/people/buyer.ts'
import { newcomer } from '../system/people/sign-in.ts'

/** From the campaign page to a mandate at the gateway. */
async function takeMonthly(page: Page) {
  await page.goto('/subscription/campaign/chai-of-the-month')
  await page.getByRole('button', { name: 'Take “Month by month”' }).click()
  const address = page.getByRole('form', { name: 'New address' })
  await address.getByLabel('Full name').fill('Meera Nair')
  await address.getByLabel('Mobile number').fill('9810012345')
  await address.getByLabel('Pincode').fill('110003')
  await address.getByLabel('House and street').fill('14 Jor Bagh')
  await expect(address.getByLabel('State')).toHaveValue('Delhi')
  await address.getByRole('button', { name: 'Save the address' }).click()
  await page.getByRole('button', { name: 'Start for ₹299 every month' }).click()
  const gateway = page.frameLocator('.razorpay-checkout-frame')
  await gateway.getByRole('button', { name: 'Authorise the mandate' }).click()
}

test('subscribes with a mandate, skips a box and cancels', { tag: '@phone' }, async ({ page }, { project }) => {
  const complaints = complaintsOf(page)
  const { session } = await shopperWith({ email: newcomer(project.name), sku: await skuOf('lambani-mirror-potli') })
  await signInAs(page, { session })
  await takeMonthly(page)

  await expect(page).toHaveURL(/\/account\/subscriptions\//, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Month by month' })).toBeVisible()
  const next = page.getByRole('region', { name: 'Next' }).locator('time')
  const before = await next.getAttribute('datetime')
  await page.getByRole('button', { name: 'Skip this delivery' }).click()
  await expect(next).not.toHaveAttribute('datetime', before ?? '')

  await page.getByRole('button', { name: 'End this subscription' }).click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('button', { name: 'End this subscription' })).toHaveCount(0)
  expect(complaints()).toEqual([])
})
