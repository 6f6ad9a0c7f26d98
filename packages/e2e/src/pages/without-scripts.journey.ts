import { expect, type Page, test } from 'playwright/test'

const kurta = '/shop/product/indigo-block-print-kurta'
const main = (page: Page) => page.getByRole('main')

test.describe('shop without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('adds a product to the cart in the chosen size, changes its quantity and removes it', async ({ page }) => {
    await page.goto(kurta)
    // Playwright does not find text inside noscript by itself.
    await expect(page.locator('p', { hasText: 'JavaScript is off in this browser.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose a size' })).toBeHidden()
    // Browsers with scripts have no code of these forms, but the style sheets must come all the same.
    await expect(main(page).getByRole('combobox', { name: 'Size' })).toHaveCSS('appearance', 'none')
    await main(page).getByRole('combobox', { name: 'Size' }).selectOption({ label: 'M' })
    await main(page).getByRole('button', { name: 'Add to bag' }).click()

    await expect(page).toHaveURL(/\/shop\/[0-9a-f]{32}\/cart\?plain=1$/)
    const cart = page.getByRole('list', { name: 'In your bag' })
    await expect(cart.getByRole('link', { name: 'Indigo block-print kurta' })).toBeVisible()
    await expect(cart.getByText(/Size: M|· M|^M$|M$/).first()).toBeVisible()
    await expect(cart.getByRole('combobox', { name: 'Quantity' })).toHaveCSS('appearance', 'none')
    await cart.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
    await cart.getByRole('button', { name: /^Change/ }).click()
    await expect(cart.getByRole('combobox', { name: 'Quantity' })).toHaveValue('2')

    await page.goto('/shop')
    await page.getByRole('banner').getByRole('link', { name: 'Bag' }).locator('visible=true').click()
    await cart.getByRole('button', { name: /^Remove/ }).click()
    await expect(page).toHaveURL(/\/shop\/cart\/empty$/)
    await expect(main(page).locator('p', { hasText: 'Your bag is empty.' })).toBeVisible()
  })

  for (const [path, fact] of [
    ['/delhi/winter-in-delhi', 'Sunder Nursery'],
    ['/places/lodhi-garden', 'Daily 5 am – 8 pm'],
    ['/delhi/jazz-at-lodhi', 'Lodhi Garden'],
    [kurta, '₹1,499'],
    ['/campaign/all/lbbtop30', '₹'],
  ] as const) {
    test(`shows what ${path} says, and no control that does nothing`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path)
      await expect(main(page).getByText(fact).locator('visible=true').first()).toBeVisible()
      await expect(page.locator('button[type=button]').locator('visible=true')).toHaveCount(0)
      await expect(main(page).locator('form:not([action])').locator('visible=true')).toHaveCount(0)
    })
  }

  test('account pages show no loading placeholder', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/saves', '/wallet', '/shop/orderhistory']) {
      await page.goto(path)
      await expect(page.locator('p', { hasText: 'JavaScript is off in this browser.' })).toBeVisible()
      const waiting = main(page).locator('[aria-busy=true] [aria-hidden=true]')
      await expect(waiting, path).not.toHaveCount(0)
      await expect(waiting.locator('visible=true'), path).toHaveCount(0)
    }
  })

  test('closes the coupon strip and stays on the page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/delhi?from=a-friend')
    const close = page.getByRole('button', { name: 'Close this offer' }).locator('visible=true')
    await close.click()
    await expect(page).toHaveURL(/\/delhi\?from=a-friend$/)
    await expect(close).toHaveCount(0)
  })
})

test('scripts continue with the cart that plain forms filled', { tag: '@phone' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const first = await plain.newPage()
  await first.goto(`${kurta}`)
  await first.getByRole('combobox', { name: 'Size' }).selectOption({ label: 'M' })
  await first.getByRole('main').getByRole('button', { name: 'Add to bag' }).click()
  await expect(first).toHaveURL(/plain=1$/)
  await page.context().addCookies(await plain.cookies())
  await plain.close()

  await page.goto('/shop')
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
})

test('the city of a page whose scripts never ran is kept', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/goa')
  await page.unroute('**/*.js')
  await page.goto('/policies')
  const city = page.getByRole('link', { name: /^Goa\s*, change city$/ }).locator('visible=true')
  await expect(city).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ls.userCity'))).toBe('goa')
  await expect(city).toBeVisible()
})
