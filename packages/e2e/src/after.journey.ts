import { demoPassword } from '@nukkad/world'
import { expect, test } from 'playwright/test'
import { type Buyer, buyerOf, restock, signInAs } from './system/buyer.ts'
import { complaintsOf } from './system/complaints.ts'
import { codeFor, mailsTo } from './system/mailbox.ts'
import { deliver, fetchBack, maker, signInAsMaker, step } from './system/maker-desk.ts'

const sizes = ['indigo-kurta-s', 'indigo-kurta-m', 'indigo-kurta-l'] as const

/** Runs at both sizes and again must not empty the shelf that others buy from. */
test.beforeAll(() => restock(sizes, 40))

const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`
const phoneOf = (digits: string) => `9${digits.slice(-9)}`

async function bought(sku: string, qty = 1): Promise<Buyer> {
  const digits = unique()
  return buyerOf({ email: `after-${digits}@nukkad.test`, phone: phoneOf(digits), sku, qty })
}

test('an order moves before the shopper’s eyes, and one piece of it comes back for credit', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(150_000)
  const { orderId, ...buyer } = await bought('indigo-kurta-m', 2)
  const complaints = complaintsOf(page)
  await signInAs(page, { orderId, ...buyer })
  await page.goto(`/shop/orderdetails/${orderId}`)
  await expect(page.getByText(/has your order and says yes next/)).toBeVisible()

  const shop = await (await browser.newContext(project.use)).newPage()
  await test.step('the maker accepts, packs, hands over and delivers', async () => {
    await signInAsMaker(shop, `/merchant-orderDetails/${orderId}`)
    await step(shop, 'Accept').click()
    await expect(page.getByText(/Next it is packed/)).toBeVisible()
    await deliver(shop, orderId)
    await expect(page.getByText(/It came on/)).toBeVisible()
    await expect(page.getByText('Bluedart', { exact: true })).toBeVisible()
  })

  await test.step('the shopper returns one of two pieces', async () => {
    await page.getByRole('link', { name: 'Return', exact: true }).click()
    await page.getByRole('checkbox', { name: /Indigo block-print kurta/ }).check()
    await page.getByLabel('What is the matter?').selectOption({ index: 1 })
    await page.getByRole('radio', { name: /To my wallet/ }).check()
    await page.getByRole('button', { name: 'Ask for the return' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your return is asked for' })).toBeVisible()
    await page.getByRole('link', { name: 'Follow it in the order' }).click()
  })

  await test.step('the maker has it back, and the money is there at once', async () => {
    await fetchBack(shop, orderId)
    await expect(page.getByRole('heading', { name: 'Back to you' })).toBeVisible()
    await expect(page.getByText('Refunded').first()).toBeVisible()
  })
  await shop.context().close()
  expect(complaints()).toEqual([])
})

test('a kurta that is too small becomes a larger one', async ({ page, browser }, { project }) => {
  test.setTimeout(150_000)
  const { orderId, ...buyer } = await bought('indigo-kurta-s')
  const shop = await (await browser.newContext(project.use)).newPage()
  await signInAsMaker(shop, '/merchant')
  await expect(shop.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await shop.goto(`/merchant-orderDetails/${orderId}`)
  await step(shop, 'Accept').click()
  await deliver(shop, orderId)

  await signInAs(page, { orderId, ...buyer })
  await page.goto('/shop/orderhistory')
  await page.getByRole('link', { name: `Exchange, order ${orderId}` }).click()
  await page.getByRole('button', { name: 'Choose the new ones' }).click()
  await page.getByRole('radio', { name: 'Size: L' }).check()
  await page.getByLabel('What is the matter?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Ask for the exchange' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your exchange is asked for' })).toBeVisible()

  await fetchBack(shop, orderId)
  await step(shop, 'Send the other piece').click()
  await shop.getByLabel('Courier', { exact: true }).selectOption('Merchant Delivery')
  await step(shop, 'Send the other piece').click()
  await step(shop, 'Other piece delivered').click()
  await shop.getByRole('button', { name: 'Yes: Other piece delivered' }).click()
  await expect(page.getByText('Exchanged').first()).toBeVisible()
  await shop.context().close()
})

test('who takes the parcel in follows it by phone and code, without an account', async ({ page }) => {
  const { orderId, phone } = await bought('indigo-kurta-m')
  await page.goto(`/shop/ordertrack/${orderId}`)
  await page.getByLabel('Mobile number of the address').fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('The code').click()
  await page.keyboard.type(await codeFor(`+91${phone}`))
  await expect(page.getByText(/has your order and says yes next/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText(/has your order and says yes next/).first()).toBeVisible()
})

/** Ends of links for a new password that were mailed to an address; each works once. */
const linksOf = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).flatMap(({ text }) => /#reset-password=[\w-]+/.exec(text)?.[0] ?? [])

test('a maker who forgot the password sets it by mail', async ({ page }) => {
  await page.goto('/merchant-signin')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new password' })
  const old = await linksOf(maker)
  await dialog.getByLabel('Email').fill(maker)
  await dialog.getByRole('button', { name: 'Send me a link' }).click()
  await expect(dialog.getByText(/a link is on its way/)).toBeVisible()
  let link: string | undefined
  await expect
    .poll(async () => {
      link = (await linksOf(maker)).find((one) => !old.includes(one))
      return link
    })
    .toBeTruthy()

  await page.goto('about:blank')
  await page.goto(`/merchant-signin${link}`)
  // The same password again, so that whoever comes next gets in as well.
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Keep this password' }).click()
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
})
