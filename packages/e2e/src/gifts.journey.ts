import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'

const gifts = (page: Page) => page.getByRole('main').locator('article')
const listAddress = /\/event\/gifts\/diwali\/[\w-]{22}$/

/** From the way in to the list: a mother who cooks, up to ₹1,000. */
async function findForACook(page: Page) {
  await page.goto('/gift-shop')
  await page.getByRole('link', { name: 'Diwali gifts' }).click()
  await page.getByRole('button', { name: 'My mother' }).click()
  await page.getByRole('checkbox', { name: 'Cooking' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Up to ₹1,000' }).click()
}

async function expectGiftsForACook(page: Page) {
  await expect(page.getByText(/^Because she cooks/).first()).toBeVisible()
  expect(await gifts(page).count()).toBeGreaterThanOrEqual(3)
  const prices = await gifts(page).allTextContents()
  for (const text of prices) expect(Number(/₹([\d,]+)/.exec(text)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(1000)
}

test('somebody finds a gift for a cook under ₹1,000 and shares the list', async ({ page, context, baseURL }) => {
  const complaints = complaintsOf(page)
  await findForACook(page)
  await expect(page).toHaveURL(/who=mother&likes=cooking&budget=0-1000&step=4$/)
  await page.goBack()
  await page.goForward()
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await page.getByRole('button', { name: 'Show the gifts' }).click()
  await expect(page).toHaveURL(listAddress)
  await expectGiftsForACook(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: String(baseURL) })
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share this list' }).click()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(listAddress)

  await page.getByRole('link', { name: 'Change answers' }).click()
  await expect(page.getByRole('button', { name: 'My mother', pressed: true })).toBeVisible()
  expect(complaints()).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test('the questions are plain forms, and the list they end in has an address to share', { tag: '@desktop' }, async ({
    page,
  }) => {
    await findForACook(page)
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('button', { name: 'Show the gifts' }).click()
    await expectGiftsForACook(page)
    await page.getByRole('button', { name: 'Keep this list' }).click()
    await expect(page).toHaveURL(listAddress)
    await expectGiftsForACook(page)
  })
})
