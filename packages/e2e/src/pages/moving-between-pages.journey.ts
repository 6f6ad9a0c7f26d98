import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { clickInReact } from '../system/releases/remote-pages.ts'

/** Collects, picture by picture, which page is shown and where its `main` begins. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(`
    window.pictures = []
    const look = () => {
      const main = document.getElementById('main')
      const shown = document.documentElement.dataset.page
      // The skeleton of a slow page is neither of the two.
      if (shown && main?.querySelector('h1') && !main.querySelector('[aria-busy="true"] > h1')) {
        const top = Math.round(main.getBoundingClientRect().top + scrollY)
        const last = window.pictures.at(-1)
        if (last?.shown !== shown || last.top !== top) window.pictures.push({ shown, top })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  `)
}
const pictures = (page: Page) =>
  page.evaluate(() => (window as unknown as { pictures: { shown: string; top: number }[] }).pictures.splice(0))

/** Fails if a page was seen at two heights: below the header of another page, or moved by what came late. */
async function expectCalm(page: Page, of: readonly string[]): Promise<void> {
  const seen = await pictures(page)
  const heights = (name: string) => new Set(seen.filter(({ shown }) => shown === name).map(({ top }) => top)).size
  expect(of.map(heights), JSON.stringify(seen)).toEqual(of.map(() => 1))
}

/** Answers of the API come late, so that the address is new long before the page is. */
const slowly = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {})
  })

/** Waits until the page itself is shown, and what follows it has had the time to move it. */
async function expectShown(page: Page, shown: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page', shown)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"] > h1')).toHaveCount(0)
  await page.waitForTimeout(1000)
}

test('an event and its registration, with its slim header, change places without moving', async ({ page }) => {
  const complaints = complaintsOf(page)
  await watch(page)
  await page.goto('/delhi/jazz-at-lodhi')
  const book = page.locator('main a[href*="/event/register/"]').locator('visible=true').first()
  await book.scrollIntoViewIfNeeded()
  await slowly(page)
  await pictures(page)

  await clickInReact(book)
  await expectShown(page, '/event-register')
  await page.goBack()
  await expectShown(page, '/discovery')

  await expectCalm(page, ['/discovery', '/event-register'])
  expect(complaints()).toEqual([])
})

test('a category and its product change places without moving', async ({ page }) => {
  await watch(page)
  await page.goto('/shop/c/shopping')
  const product = page.locator('main a[href*="/shop/product/"]').locator('visible=true').first()
  await product.scrollIntoViewIfNeeded()
  await slowly(page)
  await pictures(page)

  await clickInReact(product)
  await expectShown(page, '/product-detail')
  await page.goBack()
  await expectShown(page, '/commerce-category')

  await expectCalm(page, ['/commerce-category', '/product-detail'])
})
