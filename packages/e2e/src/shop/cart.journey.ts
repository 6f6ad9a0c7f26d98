import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

/** Adds a product to the cart, in the named size if it has sizes. */
async function addToCart(page: Page, search: string, product: RegExp, size?: string) {
  await page.goto(`/shop/search?q=${search}`)
  await page.getByRole('main').getByRole('link', { name: product }).first().click()
  if (size) await page.getByRole('link', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  await expect(page.getByRole('link', { name: 'View bag' }).first()).toBeVisible()
}

test('a guest fills and changes a cart, signs in and finds it merged', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/carts/putToCart')) writes.push(request.url())
  })
  const lines = page.getByRole('list', { name: 'In your bag' })

  await addToCart(page, 'indigo+block+print+kurta', /Indigo block-print kurta/, 'M')
  const kurta = lines.getByRole('group', { name: /Quantity of Indigo block-print kurta/ })
  await page.getByRole('link', { name: 'View bag' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag 1 piece' })).toBeVisible()

  await test.step('fifty fast taps reach the right quantity with at most three calls', async () => {
    await kurta.getByRole('button', { name: 'One more' }).evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 50; tap++) button.click()
    })
    const shown = Number(await kurta.getByRole('status').textContent())
    await expect(page.getByRole('heading', { level: 1, name: `Your bag ${shown} pieces` })).toBeVisible()
    expect(shown).toBeGreaterThan(1)
    expect(writes.length).toBeLessThanOrEqual(3)
  })

  await test.step('a removed line can be restored', async () => {
    await lines.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(kurta).toBeVisible()
  })

  await test.step('the best offer is shown and applied with one tap', async () => {
    const coupon = page.getByRole('region', { name: 'Coupon' })
    await coupon.getByRole('button', { name: /^Use/ }).click()
    await expect(coupon.getByRole('button', { name: /^Remove [A-Z]/ })).toBeVisible()
    await coupon.getByRole('button', { name: /^See/ }).click()
    const drawer = page.getByRole('dialog', { name: /Offers for this bag/ })
    await expect(drawer.getByText('In use')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('another item is saved for later', async () => {
    await addToCart(page, 'diya', /diya/i)
    await page.getByRole('link', { name: 'View bag' }).first().click()
    await expect(lines.getByRole('button', { name: /^Save for later/ })).toHaveCount(2)
    await lines
      .getByRole('button', { name: /^Save for later/ })
      .last()
      .click()
    await expect(page.getByText(/is saved for later/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('signing in leads to the address, with the cart merged', async () => {
    await page.getByRole('button', { name: 'Sign in and check out' }).first().click()
    await signInByCode(page, email)
    await expect(page).toHaveURL(/\/shop\/w\/\d+\/checkout/)
    const [, cartId] = /\/shop\/w\/(\d+)\//.exec(page.url()) ?? []
    await page.goto(`/shop/${cartId}/cart`)
    await expect(kurta).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Coupon' }).getByRole('button', { name: /^Remove [A-Z]/ }),
    ).toBeVisible()
  })

  await test.step('the saved item moves back with one tap, and the welcome credit pays a part', async () => {
    await page.getByRole('button', { name: /^Move to bag/ }).click()
    await expect(lines.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
    await page.getByRole('checkbox', { name: /of your perks/ }).check()
    await expect(page.getByRole('complementary').getByText('Perks', { exact: true })).toBeVisible()
  })
  expect(complaints()).toEqual([])
})
