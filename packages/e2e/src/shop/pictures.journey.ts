import { expect, type Page, test } from 'playwright/test'

/** Counts the product pictures that the page has requested so far. */
function askedPictures(page: Page): () => number {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/images/product/')) asked.add(pathname)
  })
  return () => asked.size
}

for (const path of ['/shop/c/shopping', '/shop/search?q=kurta']) {
  test(`${path} loads the visible pictures first and those below once the page is scrolled`, {
    tag: '@phone',
  }, async ({ page }) => {
    const asked = askedPictures(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    // The cards of the list, and the product that the category header shows.
    expect(asked()).toBeLessThanOrEqual(6)

    await page.evaluate(() => window.scrollBy(0, 10))

    const cards = page.locator('main ul li').filter({ has: page.locator('article picture') })
    await expect.poll(asked).toBeGreaterThanOrEqual(Math.min(8, await cards.count()))
    await expect(cards.nth(6).locator('img')).toHaveJSProperty('complete', true)
  })
}
