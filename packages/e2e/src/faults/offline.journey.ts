import { expect, test } from 'playwright/test'

test('opens a menu that failed to load offline once the connection is back', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/delhi')
  await page.waitForFunction(() => document.querySelector<HTMLElement & { isAlive?: boolean }>('#slot-header')?.isAlive)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByText('That did not load. Check your connection and try again.')).toBeAttached()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('says that saving failed offline and asks to sign in once online', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/shop/product/lambani-mirror-potli')
  await page.waitForFunction(() => document.querySelector<HTMLElement & { isAlive?: boolean }>('#slot-main')?.isAlive)
  await context.setOffline(true)
  const save = page.getByRole('button', { name: /^Save / }).first()
  await save.click()
  await expect(page.getByText('You seem to be offline. Try again once you are connected.')).toBeAttached()
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('says that it is offline when the first tap cannot lead on, and leads there once online', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/shop/product/lambani-mirror-potli')
  await page.waitForFunction(() => document.querySelector<HTMLElement & { isAlive?: boolean }>('#slot-header')?.isAlive)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Nukkad, home' }).click()
  await expect(page.getByText('You seem to be offline. Try again once you are connected.')).toBeAttached()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Lambani mirror potli' })).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows a page of its own without a network, and the wanted page once online', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.goto('/delhi')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto('/shop')
    await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL('/shop')
  })
})
