import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { mailsTo } from '../system/people/mailbox.ts'
import { deliver, fetchBack, signInAsMerchant, step } from '../system/people/merchant-orders.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'
import { giveAddress, payOnline } from '../system/people/to-review.ts'
import { brokenRules } from '../system/proof.ts'

/** A complete purchase: everything from a misspelt search to the refund. */
// limit: one order, which each step continues from where the previous one left it
test('a guest searches, pays online, tracks the parcel, returns one piece and gets the refund in the wallet', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/checkout.js')) scripts.push(request.url())
  })

  await test.step('finds the misspelt product and picks a size', async () => {
    await page.goto('/shop')
    const field = page.getByLabel('Search Nukkad').locator('visible=true')
    await field.fill('indgo kurtha')
    await field.press('Enter')
    // The shop home shows the same kurta until the results load.
    await expect(page.getByRole('heading', { level: 1, name: 'indgo kurtha' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Indigo block-print kurta/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Indigo block-print kurta' })).toBeVisible()
    await page.getByRole('link', { name: 'L', exact: true }).click()
    await expect(page).toHaveURL(/selectedSku=indigo-kurta-l/)
  })

  await test.step('puts two pieces into the cart and applies the best coupon', async () => {
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await page.getByRole('link', { name: 'View bag' }).first().click()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag 2 pieces' })).toBeVisible()
    const coupon = page.getByRole('region', { name: 'Coupon' })
    await coupon.getByRole('button', { name: /^Use/ }).click()
    await expect(coupon.getByRole('button', { name: /^Remove [A-Z]/ })).toBeVisible()
  })

  await test.step('signs in by code from the cart and enters an address', async () => {
    await page.getByRole('button', { name: 'Sign in and check out' }).first().click()
    await signInByCode(page, email)
    await expect(page).toHaveURL(/\/shop\/w\/[^/]+\/checkout/)
    await giveAddress(page)
  })

  const orderId = await test.step('pays through the gateway, whose script is loaded only on tap', async () => {
    expect(scripts).toEqual([])
    const gateway = await payOnline(page)
    expect(scripts).toHaveLength(1)
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you, / })).toBeVisible()
    await expect(page).toHaveURL(/\/shop\/order\/confirmed\//)
    await expect(page.getByText(/^Paid ₹.* online/)).toBeVisible()
    await page.getByRole('link', { name: 'Track this parcel' }).click()
    await expect(page.getByText(/Waiting for .+ to accept it/).first()).toBeVisible()
    return page.url().split('/').at(-1) ?? ''
  })

  const shop = await (await browser.newContext(project.use)).newPage()
  await test.step('tracks the parcel while the merchant ships it', async () => {
    await signInAsMerchant(shop, `/merchant-orderDetails/${orderId}`)
    await step(shop, 'Accept').click()
    await expect(page.getByText(/Next, it will be packed/).first()).toBeVisible()
    await deliver(shop, orderId)
    await expect(page.getByText('Bluedart', { exact: true }).first()).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(' '))
      .toMatch(/(on its way|shipped).*order is confirmed/i)
  })

  await test.step('returns one of the two and gets the money in the wallet once the merchant has it back', async () => {
    await page.goto(`/shop/return/${orderId}`)
    await page.getByRole('checkbox', { name: /Indigo block-print kurta/ }).check()
    await page.getByLabel('What is wrong?').selectOption({ index: 1 })
    await page.getByRole('radio', { name: /To my wallet/ }).check()
    await page.getByRole('button', { name: 'Request return' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Return requested' })).toBeVisible()
    await page.getByRole('link', { name: 'View it in your order' }).click()
    await fetchBack(shop, orderId)
    await expect(page.getByRole('heading', { name: 'Your refund' })).toBeVisible()
    await expect(page.getByText('Refunded').first()).toBeVisible()
  })
  await shop.context().close()
  expect(complaints()).toEqual([])
  expect(await brokenRules()).toEqual([])
})
