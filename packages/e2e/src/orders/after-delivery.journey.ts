import { demoPassword, studioEmail } from '@nukkad/world/people'
import { expect, test } from 'playwright/test'
import { type Buyer, buyerOf, signInAs } from '../system/people/buyer.ts'
import { codeFor, mailsTo } from '../system/people/mailbox.ts'
import { deliver, fetchBack, signInAsMerchant, step } from '../system/people/merchant-orders.ts'

const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`
const phoneOf = (digits: string) => `9${digits.slice(-9)}`

async function bought(sku: string): Promise<Buyer> {
  const digits = unique()
  return buyerOf({ email: `after-${digits}@nukkad.test`, phone: phoneOf(digits), sku })
}

test(
  'exchanges a kurta that is too small for a larger one',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.setTimeout(150_000)
    const { orderId, session } = await bought('indigo-kurta-s')
    const shop = await (await browser.newContext(project.use)).newPage()
    await signInAsMerchant(shop, '/merchant')
    await expect(shop.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await shop.goto(`/merchant-orderDetails/${orderId}`)
    await step(shop, 'Accept').click()
    await deliver(shop, orderId)

    await signInAs(page, { session })
    await page.goto('/shop/orderhistory')
    await page.getByRole('link', { name: `Exchange, order ${orderId}` }).click()
    await page.getByRole('button', { name: 'Choose the new ones' }).click()
    await page.getByRole('radio', { name: 'Size: L' }).check()
    await page.getByLabel('What is wrong?').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Request exchange' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exchange requested' })).toBeVisible()

    await fetchBack(shop, orderId)
    await step(shop, 'Ship replacement').click()
    await shop.getByLabel('Courier', { exact: true }).selectOption('Merchant Delivery')
    await step(shop, 'Ship replacement').click()
    await step(shop, 'Replacement delivered').click()
    await shop.getByRole('button', { name: 'Yes: Replacement delivered' }).click()
    await expect(page.getByText('Exchanged').first()).toBeVisible()
    await shop.context().close()
  },
)

test('a recipient tracks the parcel by phone and code, without an account', { tag: '@phone' }, async ({ page }) => {
  const { orderId, phone } = await bought('indigo-kurta-m')
  await page.goto(`/shop/ordertrack/${orderId}`)
  await page.getByLabel('Mobile number of the address').fill(phone)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('The code').click()
  await page.keyboard.type(await codeFor(`+91${phone}`))
  await expect(page.getByText(/Waiting for .+ to accept it/).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText(/Waiting for .+ to accept it/).first()).toBeVisible()
})

/** The fragments of password reset links mailed to an address; each works once. */
const linksOf = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).flatMap(({ text }) => /#reset-password=[\w-]+/.exec(text)?.[0] ?? [])

test('a merchant resets a forgotten password by mail', { tag: '@desktop' }, async ({ page, isMobile }) => {
  // Choose a new password ends every session of its account, so no other test uses these accounts.
  const maker = studioEmail(isMobile ? 'thari-looms' : 'lacquer-lane')
  await page.goto('/merchant-signin')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
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
  // The same password again, so that later runs can still sign in.
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
})
