import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { shopperWith, signInAs, skuOf } from '../system/people/buyer.ts'
import { mailsTo } from '../system/people/mailbox.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'
import { giveAddress, insideGateway } from '../system/people/to-review.ts'

/** The link to the card, from the mail to its recipient. */
async function linkIn(address: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const texts = (await mailsTo(address)).map(({ text }) => text)
    link = /\/local-gifts\/received\S+/.exec(texts.join('\n'))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return link
}

/** A guest writes the card, signs in to pay and pays for it. */
async function buyCard(page: Page, buyer: string, recipient: string) {
  await page.goto('/local-gifts')
  await page.getByRole('link', { name: 'Happy birthday' }).click()
  await page.getByRole('button', { name: '₹2,000' }).click()
  await page.getByLabel('Their name').fill('Asha')
  await page.getByLabel('Their email address').fill(recipient)
  await page.getByLabel('Your words').fill('The mirror one, I think.')
  await page.getByLabel('From').fill('Dev')
  await page.getByRole('button', { name: 'Sign in and pay ₹2,000' }).click()
  await signInByCode(page, buyer)
  // Signing in goes on to the payment.
  const gateway = await insideGateway(page)
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'On its way to Asha' })).toBeVisible({ timeout: 20_000 })
}

test(
  'buys a gift card, unwraps it from the mail, spends it and finds each movement in the ledger',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const complaints = complaintsOf(page)
    const recipient = newcomer(project.name)
    await buyCard(page, newcomer(project.name), recipient)

    const theirs = await (await browser.newContext()).newPage()
    const { session, cartId } = await shopperWith({ email: recipient, sku: await skuOf('lambani-mirror-potli') })
    await signInAs(theirs, { session })
    await theirs.goto(await linkIn(recipient))
    await theirs.getByRole('button', { name: 'Unwrap it' }).click()
    await expect(theirs.getByText('The mirror one, I think.')).toBeVisible()
    await theirs.getByRole('button', { name: 'Add ₹2,000 to my wallet' }).click()
    await theirs.getByRole('link', { name: 'Go to your wallet' }).click()
    await expect(theirs.getByRole('region', { name: 'Your balance' })).toContainText('₹2,000')

    await theirs.goto(`/shop/w/${cartId}/checkout`)
    await giveAddress(theirs)
    const billed = theirs.getByText('From your gift cards').locator('..').getByText(/^−₹/)
    await theirs
      .getByRole('button', { name: /nothing to pay/ })
      .and(theirs.locator(':enabled'))
      .hover()
    const taken = await billed.innerText()
    await theirs.getByRole('button', { name: /nothing to pay/ }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: /^Thank you, / })).toBeVisible()

    await theirs.goto('/transaction?account=gift-cards')
    const ledger = theirs.getByRole('main')
    await expect(ledger.getByText('+₹2,000')).toBeVisible()
    await expect(ledger.getByText(/^−₹/)).toHaveText([taken])
    await expect(ledger.getByRole('link', { name: /^Order / })).toBeVisible()
    await theirs.context().close()
    expect(complaints()).toEqual([])
  },
)
