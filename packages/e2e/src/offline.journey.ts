import { expect, test } from 'playwright/test'

test('the menu that did not come without a line opens once there is one', { tag: '@phone' }, async ({
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

test('who saves something without a line is told so, and asked to sign in once there is one', {
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
