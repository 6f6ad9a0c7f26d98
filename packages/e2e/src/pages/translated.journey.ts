import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { translatePages, untranslated } from '../system/page-checks/translator.ts'

test.beforeEach(({ context }) => translatePages(context))

const main = (page: Page) => page.getByRole('main')
const isTranslated = (page: Page) => expect(main(page).locator('font').first()).toBeAttached()

test('amounts change on pages that the browser translates @phone', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/shop/product/tulsi-vrindavan-small')
  await isTranslated(page)
  await main(page).getByRole('button', { name: 'Add to bag' }).first().click()
  await page.getByRole('link', { name: 'View bag' }).first().click()

  const lines = page.getByRole('list', { name: 'In your bag' })
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  const said = async () => untranslated(await summary.innerText())
  /** A page that is loaded again says everything anew. */
  const expectSameAfterReload = async () => {
    await page.waitForLoadState('networkidle')
    const before = await said()
    await page.reload()
    await expect.poll(said).toBe(before)
  }

  await test.step('with the quantity', async () => {
    await expect(summary.locator('font').first()).toBeAttached()
    const one = await said()
    await lines.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2')
    expect(await said()).not.toBe(one)
    await expectSameAfterReload()
  })

  await test.step('with a line that goes and comes back', async () => {
    await expect(summary.locator('font').first()).toBeAttached()
    await lines.getByRole('button', { name: /Remove/ }).click()
    await page.getByRole('button', { name: 'Put it back' }).click()
    await expect(lines.getByRole('group', { name: /Quantity/ })).toBeVisible()
    await expectSameAfterReload()
  })
  expect(complaints()).toEqual([])
})

test('translated pages can be left and come back to @phone', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/delhi')
  await isTranslated(page)
  const heading = async () => untranslated(await main(page).getByRole('heading', { level: 1 }).innerText())
  const home = await heading()
  const place = main(page).locator('a[href*="/places/"]:visible').first()
  await place.click()
  await expect(page).toHaveURL(/\/places\//)
  await expect.poll(heading).not.toBe(home)
  await isTranslated(page)
  await page.goBack()
  await expect.poll(heading).toBe(home)
  await isTranslated(page)

  await page.goto('/shop/c/home-decor')
  await isTranslated(page)
  await main(page)
    .getByRole('link', { name: /Filter/ })
    .first()
    .click()
  const filters = page.getByRole('dialog')
  await expect(filters.locator('font').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  expect(complaints()).toEqual([])
})
