import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'

test('home pages are at most nine phone screens long', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of ['/delhi', '/mumbai', '/goa', '/shop', '/']) {
    await page.goto(path, { waitUntil: 'load' })
    await expect(async () => {
      const before = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForTimeout(500)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 500 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    }).toPass()
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect.soft(screens, path).toBeLessThanOrEqual(9)
  }
})

test('reserves the space of posts that load late', { tag: '@phone' }, async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/post/city?*', async (route) => {
    await held
    await route.continue()
  })
  // Below it, the app banner appears at its own time.
  const height = () => page.locator('main').evaluate((main) => main.scrollHeight)
  await page.goto('/mumbai')
  const waits = page.locator('main [aria-busy=true]')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(waits).toBeVisible({ timeout: 500 })
  }).toPass()
  // Texts further down may change height when their fonts load.
  await expect(page.locator('html.first-visit')).toHaveCount(0)
  const before = await height()
  letThrough()
  await expect(waits).toHaveCount(0)
  expect(Math.abs((await height()) - before)).toBeLessThan(60)
})

test('a rail can be scrolled with its arrows by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/delhi')
  const on = page.getByRole('button', { name: 'Neighbourhoods: on' })
  await on.focus()
  const row = page.getByRole('region', { name: 'Neighbourhoods' })
  await page.keyboard.press('Enter')
  await expect(async () => expect(await row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(200)).toPass()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(on).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
  }).toPass()
  await expect(on).toBeFocused()
})

test('shows an added product in the mini cart and undoes it there', { tag: '@desktop' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/shop/product/lambani-mirror-potli')
  const add = page.getByRole('button', { name: 'Add to bag' }).locator('visible=true')
  await add.click()
  const panel = page.getByRole('dialog', { name: 'Added to your bag' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await add.click()
  await expect(panel.getByText('Your bag, 2 pieces')).toBeVisible()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
  expect(complaints()).toEqual([])
})

test('the header fits a phone at twice the font size, and nothing in it is cut off', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/delhi', '/shop/product/indigo-block-print-kurta']) {
    await page.goto(path)
    const width = page.viewportSize()?.width ?? 0
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    const header = page.getByRole('banner')
    const search = page.getByRole('region', { name: 'City and search' })
    for (const part of [header, search, page.getByRole('contentinfo')])
      expect.soft(await part.evaluate((one) => one.scrollWidth), path).toBeLessThanOrEqual(width)
    const links = ['Menu', 'Nukkad, home', 'Sign in', 'Bag'].map((name) => header.getByRole('link', { name }))
    for (const one of [...links, search.getByRole('link'), search.getByRole('searchbox')]) {
      const { x, width: wide, height } = (await one.boundingBox()) ?? { x: -1, width: 0, height: 0 }
      expect.soft([x >= 0, x + wide <= width, wide >= 44, height >= 44]).toEqual([true, true, true, true])
    }
  }
})

test('pages fit a phone at twice the text size', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000)
  const width = page.viewportSize()?.width ?? 0
  const widthOf = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '32px')
      // Parts further down load when they are almost in view.
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        window.scrollTo(0, y)
        await new Promise((next) => setTimeout(next, 50))
      }
    })
    return page.evaluate(() => document.documentElement.scrollWidth)
  }
  for (const path of ['/', '/delhi', '/shop', '/delhi/post/search?q=chai', '/shopmyshops'])
    expect.soft(await widthOf(path), path).toBeLessThanOrEqual(width)
  expect.soft(await widthOf('/shop/product/lambani-mirror-potli'), 'a product').toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').click()
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
  const cart = await page.getByRole('link', { name: 'Bag, 1 item' }).getAttribute('href')
  expect.soft(await widthOf(cart ?? ''), 'the cart').toBeLessThanOrEqual(width)
})

test('the filter buttons on a phone each fit on one line', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/c/shopping?colour=Indigo')
  await page.getByRole('link', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  for (const name of ['Clear all', /^Show \d+ products$/]) {
    const lines = await sheet.getByRole('button', { name }).evaluate((button) => {
      const words = document.createRange()
      words.selectNodeContents(button.lastElementChild ?? button)
      return new Set([...words.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, String(name)).toBe(1)
  }
})
