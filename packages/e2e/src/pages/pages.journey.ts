import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { accessibilityFaults } from '../system/page-checks/accessibility.ts'

const publicPages = {
  city: ['/', '/delhi', '/goa', '/campaign/festive/diwali-lights', '/customer-support'],
  shop: ['/shop', '/delhi/shop', '/shop/c/home-decor', '/shop/new-launches', '/shop/product/indigo-block-print-kurta'],
  finds: [
    '/shop/search?q=kurta',
    '/filters/colour-indigo/size-m',
    '/shop/f/under-999',
    '/shop/m/dilli-dyers',
    '/shop/store/dilli-dyers-shahpur-jat',
  ],
}

/** The kinds of page that the lists above leave out. */
const otherPages = [
  '/delhi/post/best-chai-in-delhi',
  '/delhi/post/search?q=chai',
  '/places/lodhi-garden',
  '/delhi/around-you',
  '/delhi/jazz-at-lodhi',
  '/delhi/events',
  '/event/register/jazz-at-lodhi',
  '/sell',
  '/policies',
]

/**
 * On a busy machine the server may miss its deadline for a page, answer 503 and leave it to the browser; a second
 * request gets the rendered page. Rendered pages are examined after that.
 */
const untilDrawn = (page: Page, path: string) =>
  expect(async () => expect((await page.request.get(path)).status(), path).toBe(200)).toPass({ timeout: 30_000 })

for (const [part, paths] of Object.entries(publicPages)) {
  test.describe('public pages without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(`pages of the ${part} show their content`, { tag: '@desktop' }, async ({ page }) => {
      for (const path of paths) {
        // On a busy machine the server may render too late and leave it to the browser; the second request is cached.
        await expect(async () => {
          // Only the text matters here: pictures requested for the first time are still being generated.
          const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
          expect(answer?.status(), path).toBe(200)
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible({ timeout: 1_000 })
        }).toPass()
        expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(120)
        if (part === 'finds') await expect(page.getByRole('main').locator('article').first(), path).toBeVisible()
      }
    })
  })

  test(`pages of the ${part} log no errors and do not scroll sideways`, async ({ page }) => {
    const complaints = complaintsOf(page)
    for (const path of paths) {
      await untilDrawn(page, path)
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.locator('h1'), path).toHaveCount(1)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wider, path).toBeLessThanOrEqual(1)
    }
    expect(complaints()).toEqual([])
  })
}

for (const [part, paths] of Object.entries({ ...publicPages, guides: otherPages })) {
  test(`pages of the ${part} keep the rules of accessibility`, { tag: '@phone' }, async ({ page }) => {
    for (const path of paths) {
      await untilDrawn(page, path)
      await page.goto(path, { waitUntil: 'load' })
      expect.soft(await accessibilityFaults(page), path).toEqual([])
    }
  })
}

test('every variant of a page is the same on the server and in the browser', { tag: '@phone' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  const path = '/event/guides/winter-in-delhi'
  const titles = { a: 'Ten weeks outside', b: 'Where the sun is at noon' }
  await untilDrawn(page, path)
  await page.goto(path)
  const met = (await page.context().cookies()).find(({ name }) => name === 'nukkad_arms')
  if (!met) throw new Error('No variant was met.')
  for (const [arm, title] of Object.entries(titles)) {
    await page.context().addCookies([{ ...met, value: met.value.replace(/[ab]$/, arm) }])
    for (const _ of [1, 2]) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect(await answer?.text()).toContain(title)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
  }
  expect(complaints()).toEqual([])
})

test('answers 404 with a page of its own for unknown addresses', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/delhi/no-such-thing-anywhere',
    '/shop/product/no-such-product',
    '/no-such-provider-at-all',
    '/atlantis/malls',
    '/atlantis/around-you',
    '/delhi/locality/atlantis',
    '/404',
  ]) {
    // When the server learns too late whether the page exists, it leaves it to the browser; a second request knows.
    await expect(async () => expect((await page.goto(path))?.status(), path).toBe(404)).toPass({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a guest is asked to sign in to see orders', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/orderhistory')

  await expect(page.getByRole('button', { name: /Sign in/ }).first()).toBeVisible()
})

test('policies fit the narrowest phone with letters twice as large', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/policies')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const isCut = () =>
    page.evaluate(() => [...document.querySelectorAll('main p, main h2')].some((one) => one.scrollWidth > 320))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isCut()).toBe(false)
})
