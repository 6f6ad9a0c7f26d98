import { expect, test } from 'playwright/test'
import { tabTo } from '../system/keyboard.ts'
import { giveCredit } from '../system/people/shop-credit.ts'
import { newcomer } from '../system/people/sign-in.ts'
import { endPayment, giveAddress, insideGateway, payOnline, toAddress, toReview } from '../system/people/to-review.ts'

const thanks = { level: 1, name: /^Thank you, / } as const

test('explains a failed payment, keeps the cart and the gift note, and retries with one tap', async ({ page }, {
  project,
}) => {
  await toReview(page, newcomer(project.name))
  await page.getByRole('checkbox', { name: /Send it as a gift/ }).check()
  await page.getByLabel(/Your note/).fill('Happy birthday, Leela!')
  const gateway = await payOnline(page)
  await gateway.getByRole('radio', { name: /The bank says no/ }).check()
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
  await gateway.getByRole('button', { name: 'Back to the shop' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/order\/failed\//)
  await expect(page.getByText('Lambani mirror potli')).toBeVisible()

  await page.getByRole('button', { name: /^Try again: pay ₹/ }).click()
  const again = await insideGateway(page)
  await again.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', thanks)).toBeVisible()
  await page.getByRole('link', { name: 'Details, change or cancel' }).click()
  await expect(page.getByText('Happy birthday, Leela!')).toBeVisible()
})

test(
  'a closed payment window changes nothing, and a reload or a second tab places no second order',
  { tag: '@desktop' },
  async ({ page, context }, { project }) => {
    await toReview(page, newcomer(project.name))
    const review = page.url()
    const gateway = await payOnline(page)
    await expect(page).toHaveURL(/\?txn=/)
    await gateway.getByRole('button', { name: 'Close the payment window' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was charged')
    await expect(page).toHaveURL(review)

    await payOnline(page)
    await expect(page).toHaveURL(/\?txn=/)
    await page.reload()
    await expect(page.getByText('Your payment was interrupted')).toBeVisible()

    const second = await context.newPage()
    await second.goto(review)
    await expect(second.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()

    const inside = await payOnline(page)
    await inside.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByRole('heading', thanks)).toBeVisible()

    await second.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(second.getByText(/already been ordered|Thank you, /)).toBeVisible()
    await page.goto('/shop/orderhistory')
    await expect(page.getByRole('main').getByText('Lambani mirror potli')).toHaveCount(1)
  },
)

test('a pending payment resolves by itself', { tag: '@phone' }, async ({ page }, { project }) => {
  await toReview(page, newcomer(project.name))
  const gateway = await payOnline(page)
  await gateway.getByRole('radio', { name: /The bank takes its time/ }).check()
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(gateway.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
  await gateway.getByRole('button', { name: 'Close the payment window' }).click()

  await expect(page).toHaveURL(/\/txn\/track\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeVisible()
  await expect(page.getByText(/You can close this page/)).toBeVisible()
  await endPayment(page.url().split('/').at(-1) ?? '', 'captured')

  await expect(page.getByRole('heading', thanks)).toBeVisible({ timeout: 30_000 })
})

test(
  'refuses cash where no courier accepts it, gives the reason and allows paying online',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await toAddress(page, newcomer(project.name))
    await page.getByLabel('Pincode').fill('744101')
    await expect(page.getByText(/only for online payment/)).toBeVisible()
    await giveAddress(page, { pincode: '744101', state: 'Andaman and Nicobar Islands' })

    await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled()
    await expect(page.getByText(/(isn’t|is not) available at (this pincode|744101)/)).toBeVisible()
    const gateway = await payOnline(page)
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByRole('heading', thanks)).toBeVisible()
  },
)

test(
  'inside the app, the checkout uses the app’s paths and redirects to the gateway and back',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const cart = await toAddress(page, newcomer(project.name))
    await page.goto(`/shop/${cart}/checkout?appuser=1&pincode=110003`)
    await expect(page.getByRole('banner')).toBeHidden()
    await giveAddress(page)
    await expect(page).toHaveURL(new RegExp(`/shop/${cart}/review$`))

    const gateway = await payOnline(page)
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click()

    await expect(page.getByRole('heading', thanks)).toBeVisible({ timeout: 20_000 })
  },
)

test('credit that covers everything needs no payment method', { tag: '@phone' }, async ({ page }, { project }) => {
  const email = newcomer(project.name)
  await toAddress(page, email)
  await giveCredit(email, 9000)
  await giveAddress(page)

  await page.getByRole('checkbox', { name: /of your credit/ }).check()
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeHidden()
  await page.getByRole('button', { name: 'Place the order, nothing to pay' }).click()

  await expect(page.getByRole('heading', thanks)).toBeVisible()
  await expect(page.getByText(/paid with credit/)).toBeVisible()
})

test('completes the checkout by keyboard alone', { tag: '@desktop' }, async ({ page }, { project }) => {
  await toAddress(page, newcomer(project.name))
  const press = (name: RegExp) => tabTo(page, name)
  const type = async (name: RegExp, text: string) => {
    await press(name)
    await page.keyboard.type(text)
  }
  await expect(page.getByLabel('Full name')).toBeVisible()
  await type(/^Full name/, 'Meera Nair')
  await type(/^Mobile number/, '9810012345')
  await type(/^Pincode/, '110003')
  await expect(page.getByLabel('State')).toHaveValue('Delhi')
  await type(/^House, street/, '14 Jor Bagh')
  await press(/^Save the address/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Meera Nair/ })).toBeFocused()
  await press(/^Deliver here/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'One last look' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeVisible()
  await press(/^(Card, UPI|Cash on delivery)/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked()
  // The total depends on the payment method; the button is busy until it is known.
  await expect(page.getByRole('button', { name: /^Place the order for/ })).not.toHaveAttribute('aria-busy')
  await press(/^Place the order for/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', thanks)).toBeVisible()
})
