import { expect, type Locator, type Page, test } from 'playwright/test'
import { complaintsOf } from './system/complaints.ts'
import { codeFor } from './system/mailbox.ts'
import { newcomer } from './system/to-review.ts'

async function signIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('button', { name: /code/i }).first().click()
  const code = await codeFor(email)
  await dialog.getByLabel('Your code').first().click()
  await page.keyboard.type(code)
  await expect(dialog).toBeHidden()
}

/** What the browser draws anew meanwhile is looked for again. */
const comeTo = (target: Locator) => expect(() => target.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass()

test('somebody finds a place, keeps it after signing in, and talks about a post', async ({ page }, { project }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)

  await test.step('a place says whether it is open and shows where it is', async () => {
    await page.goto('/places/lodhi-garden')
    await expect(page.getByRole('heading', { level: 1, name: 'Lodhi Garden' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Before you set out' })).toContainText(/Open|Opens|Closed/)
    const map = page.getByRole('region', { name: 'Map: where Lodhi Garden is' }).first()
    await comeTo(map)
    await expect(map).toBeVisible()
  })

  await test.step('the heart asks a guest to sign in, and then it is full', async () => {
    const heart = page.getByRole('main').getByRole('button', { name: 'Save Lodhi Garden' }).first()
    await heart.click()
    await signIn(page, email)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what was kept stands among the saves, and can be taken out and back', async () => {
    await page.goto('/saves?kind=place')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lodhi Garden' })
    await row.getByRole('button', { name: 'Save Lodhi Garden' }).click()
    await expect(row).toContainText('Taken out')
    await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('link', { name: 'Lodhi Garden' })).toBeVisible()
  })

  await test.step('a comment is written, put better, deleted and brought back', async () => {
    await page.goto('/delhi/post/best-chai-in-delhi')
    const talk = page.getByRole('region', { name: /^Comments/ })
    // It is fetched when one comes near it.
    await comeTo(page.getByRole('complementary', { name: 'About the writer' }))
    const words = `More <b>ginger</b> than sugar, ${Date.now()}`
    await talk.getByLabel('What do you say?').fill(words)
    await talk.getByRole('button', { name: 'Send comment' }).click()
    const mine = talk.getByRole('listitem').first()
    // It looks like markup, so somebody reads it first.
    await expect(talk.getByRole('status')).toContainText('somebody reads it first')

    await talk.getByLabel('What do you say?').fill(words.replaceAll(/<\/?b>/g, ''))
    await talk.getByRole('button', { name: 'Send comment' }).click()
    await expect(mine).toContainText('More ginger than sugar')
    await mine.getByRole('button', { name: 'Edit' }).click()
    await mine.getByLabel('Your comment').fill('Less sugar')
    await mine.getByRole('button', { name: 'Keep the change' }).click()
    await expect(mine).toContainText('Less sugar')
    await expect(mine).toContainText('edited')

    await mine.getByRole('button', { name: 'Delete' }).click()
    await expect(mine).toContainText('Your comment is deleted.')
    await mine.getByRole('button', { name: 'Undo' }).click()
    await expect(mine).toContainText('Less sugar')
  })

  await test.step('who wrote it can be followed, from their own page', async () => {
    await page.getByRole('complementary', { name: 'About the writer' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/users\//)
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ })
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: /followers$/ }).click()
    await expect(page).toHaveURL(/tab=followers/)
  })

  expect(complaints()).toEqual([])
})
