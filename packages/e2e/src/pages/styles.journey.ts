import { expect, type Page, test } from 'playwright/test'
import { expectWholeStyles, seenStyles } from '../system/page-checks/seen-styles.ts'
import { reportsOf } from '../system/releases/page-faults.ts'
import { expectToRun, remotePages } from '../system/releases/remote-pages.ts'

const pages = [
  '/delhi',
  '/delhi/a-slow-sunday-in-lodhi-colony',
  '/delhi/jazz-at-lodhi',
  '/delhi/locality/hauz-khas',
  '/places/lodhi-garden',
  '/shop',
  '/shop/c/home-decor',
  '/shop/product/indigo-block-print-kurta',
  '/shop/search?q=kurta',
  '/campaign/festive/diwali-lights',
]
/** Pages of three remotes; the others get their styles the same way and are tested on a phone only. */
const atBothSizes = [
  '/delhi',
  '/shop/c/home-decor',
  '/shop/product/indigo-block-print-kurta',
  '/campaign/festive/diwali-lights',
]
const sizesOf = (path: string) => ({ tag: atBothSizes.includes(path) ? [] : ['@phone'] })
const sheets = /\/releases\/.*\.css(\?|$)/
const scripts = /\/releases\/.*\.js(\?|$)/

/** Holds responses back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

for (const path of pages) {
  test(`${path} is styled before its style sheets load, and they change nothing`, sizesOf(path), async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()))
    await hold(page, scripts)
    const release = await hold(page, sheets)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[as="style"][data-release]')).not.toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    // The fonts of a first visit load in their own time.
    await expect(page.locator('html.first-visit')).toHaveCount(0)
    const before = await seenStyles(page)

    release()
    await expectWholeStyles(page)

    expect(await seenStyles(page)).toEqual(before)
    expect(violations).toEqual([])
  })
}

/** The font of every element in the slots, except texts that kept theirs to avoid a shift. */
const facesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kept = '[style*="font-family"]'
    const elements = [...document.querySelectorAll('[id^="slot-"] *')].filter((one) => !one.closest(kept))
    return elements.map((one) => `${one.localName}.${one.getAttribute('class')} ${getComputedStyle(one).fontFamily}`)
  })

for (const path of ['/delhi', '/delhi/jazz-at-lodhi', '/shop/product/indigo-block-print-kurta']) {
  test(`${path} uses the same fonts on a first visit as on a later one`, { tag: '@phone' }, async ({ page }) => {
    await hold(page, scripts)
    // The load event never fires while the scripts are held, if they are requested before all pictures have loaded.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-fonts]')).not.toHaveCount(0)
    await expect(page.locator('html.first-visit')).toHaveCount(0)
    const first = await facesIn(page)

    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-fonts]')).toHaveCount(0)
    expect(first).toEqual(await facesIn(page))
  })
}

test.describe('pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages.slice(0, 6)) {
    test(`${path} requests no style sheet and looks the same as with all of them`, sizesOf(path), async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => sheets.test(request.url()) && asked.push(request.url()))
      await page.goto(path, { waitUntil: 'load' })
      const alone = await seenStyles(page)
      expect(asked).toEqual([])

      await page.evaluate(() => {
        for (const first of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
          const { sheet: href = '', release } = first.dataset
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
          Object.assign(link.dataset, { release })
          first.after(link)
        }
      })
      await expectWholeStyles(page)

      expect(await seenStyles(page)).toEqual(alone)
    })
  }
})

test('with style sheets 5 s late the page shows at once and hydrates once they load', { tag: '@phone' }, async ({
  page,
}) => {
  const reports = await reportsOf(page)
  await page.route(sheets, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await route.continue()
  })
  await page.goto(remotePages['mf-content'].path, { waitUntil: 'commit' })
  await expect(remotePages['mf-content'].content(page)).toBeVisible({ timeout: 3_000 })
  await expectToRun(page, 'mf-content')
  expect(reports).toEqual([])
})

test('does not show the next page before its style sheet has loaded', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop', { waitUntil: 'load' })
  await expectWholeStyles(page)
  const link = page.locator('#slot-main a[href*="/shop/product/"]').first()
  await expect
    .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
  const release = await hold(page, sheets)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await link.click()
  await expect(page).toHaveURL(/\/shop\/product\//)
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')

  release()

  const buy = page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first()
  await expect(buy).toBeVisible()
  const looks = await buy.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(looks).not.toBe('rgba(0, 0, 0, 0)')
})
