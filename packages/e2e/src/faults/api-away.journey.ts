import { expect } from 'playwright/test'
import { test } from '../system/own-shell.ts'
import { uncaughtOf } from '../system/releases/page-faults.ts'

test.afterEach(({ shell }) => {
  shell.api.isAway = false
})

const product = '/shop/product/khurja-tea-for-two-pot'
const name = 'Khurja tea-for-two pot'

test('a page opened while the API is down says so and loads once it is back', async ({ page, shell }) => {
  const uncaught = uncaughtOf(page)
  shell.api.isAway = true

  const answer = await page.goto(product)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBeTruthy()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/could not be loaded|did not load/)
  await expect(page.getByRole('link', { name: 'Nukkad, home' })).toBeVisible()

  shell.api.isAway = false
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(uncaught).toEqual([])
})

test('an open page keeps its place while the API is down and recovers by itself', async ({ page, shell }) => {
  const uncaught = uncaughtOf(page)
  // A click before that would load the next page with a reload.
  const isFollowing = page.waitForResponse((response) => response.url().endsWith('/_shell/releases'))
  await page.goto('/customer-support', { waitUntil: 'networkidle' })
  await isFollowing
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
  shell.api.isAway = true

  await page.locator('#slot-footer').getByRole('link', { name: 'New launches' }).click()
  await expect(page).toHaveURL(/new-launches/)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  shell.api.isAway = false
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByRole('main').locator('a[href^="/shop/product/"]').first()).toBeVisible()
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
  expect(uncaught).toEqual([])
})

for (const path of [
  '/delhi',
  '/shop',
  '/shop/c/home-decor',
  '/shop/search?q=kurta',
  '/campaign/festive/diwali-lights',
]) {
  test(`${path} without its data answers an uncacheable 503`, async ({ request, shell }) => {
    shell.api.isAway = true
    // On a busy machine the server may render too late and leave it to the browser; the second request is cached.
    await expect(async () => {
      const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}away`)
      expect(answer.status()).toBe(503)
      expect(answer.headers()['cache-control']).toContain('no-store')
    }).toPass({ timeout: 20_000 })
  })
}
