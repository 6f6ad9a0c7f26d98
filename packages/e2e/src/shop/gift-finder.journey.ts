import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'

const gifts = (page: Page) => page.getByRole('main').locator('article')
const listAddress = /\/event\/gifts\/diwali\/[\w-]{22}$/

/** From the gift shop to the list: a mother who cooks, up to ₹1,000. */
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

test('finds gifts for a cook under ₹1,000 and shares the list', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
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

test('chooses a gift by its pictures, with wrapping and a note that appear in the cart', async ({ page, isMobile }) => {
  const complaints = complaintsOf(page)
  const title = 'Estate breakfast hamper'
  await page.goto('/shop')
  await page
    .getByRole('region', { name: 'Browse categories' })
    .getByRole('link', { name: /^Gifts/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible()
  const card = gifts(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
  const picture = card.locator('img').first()
  // Pictures below the screen load on scroll, and a page that has just loaded scrolls to its top.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded()
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }).toPass()
  await card.click({ position: { x: 60, y: 90 } })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const pictures = page.getByRole('region', { name: `Pictures of ${title}` }).getByRole('img')
  const seen = new Set<string>()
  for (const [at, place] of ['1 / 4', '2 / 4', '3 / 4'].entries()) {
    // A swipeable strip on a phone, an arrow on a desktop.
    if (at > 0 && isMobile) await pictures.nth(at).scrollIntoViewIfNeeded()
    else if (at > 0) await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByText(place, { exact: true })).toBeVisible()
    await expect(pictures.nth(at)).toBeInViewport({ ratio: 0.5 })
    await expect
      .poll(() => pictures.nth(at).evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true)
    seen.add(await pictures.nth(at).evaluate((one: HTMLImageElement) => one.currentSrc))
  }
  expect(seen.size).toBe(3)

  await page.getByLabel('Note on the card').fill('For slow Sundays. Dev')
  await page.getByLabel('Wrapping').selectOption({ label: 'Block-printed cloth (+ ₹120)' })
  await page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first().click()
  await page.getByRole('link', { name: 'View bag' }).locator('visible=true').first().click()
  const line = page.getByRole('list', { name: 'In your bag' }).getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('Note on the card: For slow Sundays. Dev')
  await expect(line).toContainText('Wrapping: Block-printed cloth')
  expect(complaints()).toEqual([])
})

test.describe('gift finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the gift questions are plain forms that end in a shareable list', { tag: '@desktop' }, async ({ page }) => {
    await findForACook(page)
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('button', { name: 'Show the gifts' }).click()
    await expectGiftsForACook(page)
    await page.getByRole('button', { name: 'Save this list' }).click()
    await expect(page).toHaveURL(listAddress)
    await expectGiftsForACook(page)
  })
})
