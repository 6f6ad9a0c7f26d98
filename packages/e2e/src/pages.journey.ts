import { expect, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'

const publicPages = [
  '/',
  '/delhi',
  '/goa',
  '/shop',
  '/delhi/shop',
  '/shop/c/home-decor',
  '/shop/new-launches',
  '/shop/search?q=kurta',
  '/shop/product/indigo-block-print-kurta',
  '/campaign/festive/diwali-lights',
  '/customer-support',
]

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ isMobile }) => Boolean(isMobile), 'the server sends the same page to both sizes')
  for (const path of publicPages) {
    test(`${path} shows its content`, async ({ page }) => {
      // What a busy machine draws too late is left to the browser; asked again, it stands in the cache.
      await expect(async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1_000 })
      }).toPass()
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(120)
    })
  }
})

for (const path of publicPages) {
  test(`${path} is quiet and does not scroll sideways`, async ({ page }) => {
    const complaints = complaintsOf(page)

    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('h1')).toHaveCount(1)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1)
    expect(complaints()).toEqual([])
  })
}

test('unknown addresses answer 404 with ways on', async ({ page }) => {
  for (const path of [
    '/delhi/no-such-thing-anywhere',
    '/shop/product/no-such-product',
    '/no-such-provider-at-all',
    '/atlantis/malls',
    '/atlantis/around-you',
    '/delhi/locality/atlantis',
    '/404',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a bag, a checkout and orders are not shown to strangers', async ({ page }) => {
  await page.goto('/shop/orderhistory')

  await expect(page.getByRole('button', { name: /Sign in/ }).first()).toBeVisible()
})
