import { expect, type Locator, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'

/** Retries when the browser re-renders the target meanwhile. */
const comeTo = (target: Locator) => expect(() => target.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()

/** Clicks or taps in a corner of the map, where there is no pin. */
const touch = (map: Locator) => map.click({ position: { x: 8, y: 8 } })

// limit: one visitor, who continues where the previous step led and signs in midway
test('finds a place in Bangalore, saves it after sign-in and comments on a post', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)
  const name = 'Cubbon Park bandstand'

  await test.step('chooses the city by pincode', async () => {
    await page.goto('/')
    await page
      .getByRole('link', { name: /, change city$/ })
      .locator('visible=true')
      .click()
    const picker = page.getByRole('dialog', { name: 'Where are you?' })
    await picker.getByLabel('Pincode').fill('560001')
    await picker.getByRole('button', { name: 'Check' }).click()
    await expect(picker).toBeHidden()
    await expect(page).toHaveURL(/\/bangalore$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Bangalore/ })).toBeFocused()
  })

  await test.step('finds the misspelt place', async () => {
    const field = page.getByLabel('Search Nukkad').locator('visible=true')
    await field.click()
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await field.fill('cubon park bandstnd')
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/places\/cubbon-park-bandstand/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('sees its opening state, and a map that responds to a click', async () => {
    await expect(page.getByRole('complementary', { name: 'Before you go' })).toContainText(/Open|Opens|Closed/)
    const map = page.getByRole('region', { name: `Map: where ${name} is` }).first()
    await comeTo(map)
    await expect(map.getByText(name).first()).toBeVisible()
    await touch(map)
    // Without WebGL the map stays a drawing; slow graphics may take a while.
    const hasGraphics = await page.evaluate(() => typeof WebGL2RenderingContext !== 'undefined')
    const answer = page.getByRole('button', { name: /^(Zoom in|Opening the map|The map did not open)/ })
    if (hasGraphics) await expect(answer.first()).toBeVisible()
    // On a phone it fills the screen until it is closed.
    if (hasGraphics && (page.viewportSize()?.width ?? 0) < 800) {
      const full = page.getByRole('dialog', { name: `Map: where ${name} is` })
      await full.getByRole('button', { name: 'Close' }).click()
      await expect(full).toBeHidden()
    }
  })

  await test.step('is asked to sign in when saving, and the place is saved afterwards', async () => {
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Save ${name}` })
      .first()
    await heart.click()
    await signInByCode(page, email)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('finds the place among the saves, removes it and undoes that', async () => {
    await page.goto('/saves?kind=place')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: `Save ${name}` }).click()
    await expect(row).toContainText('Removed')
    await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('link', { name })).toBeVisible()
  })

  await test.step('writes, edits, deletes and restores a comment', async () => {
    await page.goto('/delhi/post/best-chai-in-delhi')
    const talk = page.getByRole('region', { name: /^Comments/ })
    // It is loaded lazily near the viewport.
    await comeTo(page.getByRole('complementary', { name: 'About the writer' }))
    const words = `More <b>ginger</b> than sugar, ${Date.now()}`
    await talk.getByLabel('Add a comment').fill(words)
    await talk.getByRole('button', { name: 'Send comment' }).click()
    const mine = talk.getByRole('listitem').first()
    // It contains markup, so it is held for moderation.
    await expect(talk.getByRole('status')).toContainText('we will check it first')

    await talk.getByLabel('Add a comment').fill(words.replaceAll(/<\/?b>/g, ''))
    await talk.getByRole('button', { name: 'Send comment' }).click()
    await expect(mine).toContainText('More ginger than sugar')
    await mine.getByRole('button', { name: 'Edit' }).click()
    await mine.getByLabel('Your comment').fill('Less sugar')
    await mine.getByRole('button', { name: 'Save changes' }).click()
    await expect(mine).toContainText('Less sugar')
    await expect(mine).toContainText('edited')

    await mine.getByRole('button', { name: 'Delete' }).click()
    await expect(mine).toContainText('Your comment is deleted.')
    await mine.getByRole('button', { name: 'Undo' }).click()
    await expect(mine).toContainText('Less sugar')
  })

  await test.step('follows the writer from the writer’s page', async () => {
    const about = page.getByRole('complementary', { name: 'About the writer' })
    const link = about.getByRole('link').first()
    const writer = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(/\/users\//)
    // The post has such a button too, and stays until the next page is ready.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(writer)
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ })
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /followers$/ }).click()
    await expect(page).toHaveURL(/tab=followers/)
  })

  expect(complaints()).toEqual([])
})

test('a post does not shift when its fonts load on a first visit', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) noted.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/bangalore/the-mango-biscuit-tin', '/delhi/post/best-chai-in-delhi']) {
    await page.goto(path)
    await page.evaluate(() => localStorage.removeItem('fonts'))
    await page.reload()
    await expect(page.locator('html:not(.first-visit)')).toBeAttached()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('1')
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
  }
})
