import { expect, type Page, test } from 'playwright/test'

/** Delays the scripts of a page that has already loaded. */
const slowScripts = (page: Page) =>
  page.route(/\/assets\/shell\..*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })

test('replays a tap made before the scripts run', { tag: '@phone' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/shop/product/lambani-mirror-potli', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first().click()
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
})

test('applies a filter ticked before the scripts run, once', { tag: '@desktop' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/shop/c/shopping', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel(/Indigo/)
    .first()
    .click()
  await expect(page).toHaveURL(/colour=indigo/)
  await expect(page.getByRole('link', { name: 'Remove Indigo' })).toBeVisible()
})

test('keeps text typed before the scripts run and uses it', { tag: '@phone' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/delhi/around-you?pincode=000000', { waitUntil: 'domcontentloaded' })
  const pincode = page.getByLabel('Pincode', { exact: true })
  await expect(page.getByText('A pincode has six digits')).toBeVisible()
  await pincode.fill('110016')
  await expect(page.getByText('A pincode has six digits')).toBeHidden()
  await expect(pincode).toHaveValue('110016')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page).toHaveURL(/\?pincode=110016$/)
})

test('replays a tap on a part further down that hydrates last', { tag: '@phone' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/shop/product/lambani-mirror-potli', { waitUntil: 'domcontentloaded' })
  const similar = page.getByRole('region', { name: 'More like this' })
  await similar
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('links and forms further down work before the scripts run', { tag: '@phone' }, async ({ page }) => {
  await slowScripts(page)
  await page.goto('/delhi', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Your pincode').fill('110016')
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page).toHaveURL(/\/delhi\/around-you\?pincode=110016$/)
})

test('holds a form sent before the scripts run and keeps the password out of the address', { tag: '@phone' }, async ({
  page,
}) => {
  await slowScripts(page)
  await page.goto('/merchant-signin', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill('nobody@nukkad.test')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.getByText('This email address is not registered')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@nukkad.test')
  expect(page.url()).not.toContain('password')
})
