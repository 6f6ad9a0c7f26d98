import { expect, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'

test('finds the walk from a metro station to a place, on the map, on its card and on its page', async ({
  page,
  isMobile,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/delhi/around-you?locality=khan-market')
  const list = page.getByRole('main').locator('article')
  const row = list.filter({ hasText: /\d+ min on foot from Khan Market metro/ }).first()
  await expect(row).toBeVisible()
  const name = (await row.getByRole('heading').textContent()) ?? ''

  const inPage = page.getByRole('region', { name: 'Nearby places on a map' })
  await expect(inPage.getByText('A sketch: small streets are simplified.')).toBeVisible()

  const hasGraphics = await page.evaluate(() => typeof WebGL2RenderingContext !== 'undefined')
  if (isMobile && hasGraphics) {
    await inPage.getByRole('button', { name: 'Open the map' }).click()
    const full = page.getByRole('dialog', { name: 'Nearby places on a map' })
    const card = full.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    await expect(card).toContainText(/\d+ min on foot from Khan Market metro/)
    await card.getByRole('link', { name, exact: true }).click()
  } else {
    await expect(inPage.getByText('JLN Stadium', { exact: true }).first()).toBeVisible()
    await row.hover()
    await expect(inPage.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    await row.getByRole('link', { name, exact: true }).click()
  }

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const facts = page.getByRole('complementary', { name: 'Before you go' })
  await expect(facts).toContainText(/\d+ min on foot from Khan Market metro/)
  await expect(facts.getByRole('link', { name: 'Open in your map app' })).toBeVisible()
  expect(complaints()).toEqual([])
})
