import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { expectOnTop } from '../system/page-checks/on-top.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800
const field = (page: Page) => page.getByLabel('Search Nukkad').locator('visible=true')
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const cards = (page: Page) => page.getByRole('main').locator('article')

/** Ticks a filter where this screen size shows them: beside the list, or in the drawer. */
async function narrow(page: Page, name: RegExp) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' }).getByLabel(name).first().check()
  await page.getByRole('link', { name: /^Filter/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByLabel(name).first().check()
  await drawer.getByRole('button', { name: /^Show \d+ product/ }).click()
  await expect(drawer).toBeHidden()
}

test('finds a kurta by keyboard despite a misspelt search', { tag: '@desktop' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/shop')
  await field(page).focus()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()

  await page.keyboard.type('kurtha', { delay: 40 })
  await expect(page.getByRole('option', { name: /kurta/i }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/shop\/search\?q=kurtha/)
  await expect(cards(page).first()).toContainText(/kurta/i)
  await field(page).focus()
  await field(page).fill('')
  await expect(page.getByRole('option', { name: 'kurtha' })).toBeVisible()
  expect(complaints()).toEqual([])
})

test('a category begins with a whole row of products that nothing covers', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/shop/c/shopping', '/shop/c/shopping/kurtas', '/shop/c/gifts']) {
    await page.goto(path)
    // What comes with the first touch is there.
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForLoadState('networkidle')
    for (const card of [cards(page).first(), cards(page).nth(1)]) {
      await expectOnTop(card.locator('picture'), card)
      await expectOnTop(card.getByText('₹').first(), card)
    }
  }
})

test('combines filters in the address, and Back removes them one by one', async ({ page }) => {
  await page.goto('/shop/c/shopping')
  const all = await status(page).textContent()
  if (isPhone(page)) {
    // The app banner and the list's bar share the bottom of the screen.
    await page.mouse.wheel(0, 900)
    await expectOnTop(page.getByRole('button', { name: 'Continue in the browser' }))
    await expectOnTop(page.getByRole('link', { name: /^Filter/ }))
  }

  await narrow(page, /Indigo/)
  await expect(page).toHaveURL(/colour=indigo/)
  await expect(page.getByRole('link', { name: 'Remove Indigo' })).toBeVisible()
  await expect(status(page)).not.toHaveText(all ?? '')
  const indigo = await status(page).textContent()
  await narrow(page, /^In stock/)
  await expect(page).toHaveURL(/colour=indigo.*available=true/)

  await page.goBack()
  await expect(page).toHaveURL(/colour=indigo$/)
  await expect(status(page)).toHaveText(indigo ?? '')
  await expect(page.getByRole('link', { name: 'Remove In stock' })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\/c\/shopping$/)
  await expect(status(page)).toHaveText(all ?? '')
})

test('Back before the filtered list arrives undoes the filter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/shop/c/shopping?colour=indigo')
  await expect(page.getByRole('link', { name: 'Remove Indigo' })).toBeVisible()
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      history.back()
    }
  })

  const inStock = page.getByRole('complementary', { name: 'Filters' }).getByLabel(/^In stock/)
  await inStock.first().click()

  await expect(page).toHaveURL(/colour=indigo$/)
  await expect(page.getByRole('link', { name: 'Remove In stock' })).toBeHidden()
  await expect(inStock.first()).not.toBeChecked()
})

test('loads more products and keeps the scroll position after Back and after a reload', async ({ page }) => {
  await page.goto('/shop/c/shopping')
  await expect(cards(page)).toHaveCount(20)
  await page.mouse.move(200, 400)
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 900))
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60)
  }).toPass()

  const wanted = cards(page).nth(47)
  const title = await wanted.getByRole('heading').textContent()
  await wanted.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  await wanted.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')

  await page.goBack()
  await expect(wanted).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4)
  await page.reload()
  await expect(wanted).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4)
})

test('offers other filters and products when nothing is found', async ({ page }) => {
  await page.goto('/shop/c/shopping/kurtas?colour=indigo&minPrice=90000')
  await expect(page.getByRole('heading', { name: /No results because of/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Without/ })
    .first()
    .click()
  await expect(cards(page).first()).toBeVisible()

  await page.goto('/shop/search?q=zzqqxxy')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('links to the app with the filters of the page although the header is shared', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/shop/c/home-decor?sort=3')
  const link = page.getByRole('link', { name: 'Get the app' }).first()
  await expect(link).toHaveAttribute('href', /home-decor%3Fsort%3D3/)
})
