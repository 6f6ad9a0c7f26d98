import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'

const field = (page: Page) => page.getByLabel('Search Nukkad').locator('visible=true')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800

test('a misspelt garden is found by the keys alone, among all kinds', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/delhi')
  await field(page).focus()
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()

  await page.keyboard.type('lodi gardn', { delay: 40 })
  const meant = page.getByRole('option', { name: /^Lodhi Garden/ }).first()
  await expect(meant).toContainText('Place')
  for (let step = 0; step < 10 && (await meant.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/places\/lodhi-garden/)

  await field(page).focus()
  await page.keyboard.type('lodi gardn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/delhi\/post\/search\?q=lodi(\+|%20)gardn/)
  await expect(page.getByText(/Nothing is called “lodi gardn”/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Lodhi Garden', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Posts/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kind=posts/)
  expect(complaints()).toEqual([])
})

test('on a phone the search has the whole screen, and back closes it', async ({ page }) => {
  test.skip(!isPhone(page), 'A wide screen has room for a list below the field.')
  await page.goto('/delhi')
  await expect(async () => {
    await field(page).tap()
    await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Close search' })).toBeHidden()
  await expect(page).toHaveURL(/\/delhi$/)

  await field(page).tap()
  await field(page).fill('jazz')
  await page.getByRole('option').first().tap()
  await expect(page).not.toHaveURL(/\/delhi$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/delhi$/)
})
