import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { tabTo } from '../system/keyboard.ts'

const field = (page: Page) => page.getByLabel('Search Nukkad').locator('visible=true')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 800

/** The menu below the header: a drawer on a phone, a panel below its entry on a wide screen. */
async function throughTheMenu(page: Page) {
  if (!isPhone(page)) {
    await tabTo(page, /^More in /)
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false')
    return
  }
  const opener = page.getByRole('link', { name: 'Menu' })
  await tabTo(page, /^Menu$/)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await tabTo(page, /Change city/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
}

test('uses the header, the location picker and the search by keyboard alone and finds a misspelt garden', {
  tag: '@desktop',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/bangalore')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await throughTheMenu(page)

  await test.step('changes the city by pincode', async () => {
    await tabTo(page, /, change city$/, isPhone(page) ? 'Tab' : 'Shift+Tab')
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Where are you?' })
    await expect(picker).toBeVisible()
    await tabTo(page, /^Pincode/)
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(picker.getByText(/six digits and does not begin with 0/)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('110003')
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(page).toHaveURL(/\/delhi$/)
  })

  await test.step('opens a suggestion with the arrow keys', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /^Delhi/ })).toBeFocused()
    await tabTo(page, /^Search Nukkad/, 'Shift+Tab')
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await page.keyboard.type('lodi gardn', { delay: 40 })
    const meant = page.getByRole('option', { name: /^Lodhi Garden/ }).first()
    await expect(meant).toContainText('Place')
    for (let step = 0; step < 10 && (await meant.getAttribute('aria-selected')) !== 'true'; step++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/places\/lodhi-garden/)
    // A loaded page takes the focus; anything typed before that is lost.
    await expect(page.getByRole('heading', { level: 1, name: /^Lodhi Garden/ })).toBeFocused()
  })

  await test.step('opens the page of all results', async () => {
    await tabTo(page, /^Search Nukkad/, 'Shift+Tab')
    await page.keyboard.type('lodi gardn')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/delhi\/post\/search\?q=lodi(\+|%20)gardn/)
    await expect(page.getByText(/No results for “lodi gardn”/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Lodhi Garden', exact: true })).toBeVisible()
    await tabTo(page, /^Posts/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kind=posts/)
  })
  expect(complaints()).toEqual([])
})

test('the search fills the screen on a phone and closes on Back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/delhi')
  await expect(async () => {
    await field(page).tap()
    await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // Where the site's own header would otherwise be.
  const isOnTop = () =>
    page.evaluate(() => Boolean(document.elementFromPoint(window.innerWidth / 2, 80)?.closest('[data-sheet]')))
  await expect.poll(isOnTop).toBe(true)
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
