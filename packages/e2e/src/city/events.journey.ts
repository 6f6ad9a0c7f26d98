import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { mailsTo } from '../system/people/mailbox.ts'
import { newcomer, signInByCode } from '../system/people/sign-in.ts'
import { insideGateway } from '../system/people/to-review.ts'

// Tickets also open without a network.
test.use({ serviceWorkers: 'allow' })

/** From the page of an event to its tickets, paid for by a new user. */
async function book(page: Page, email: string) {
  await page.getByRole('link', { name: 'Get tickets' }).first().click()
  await page.getByRole('button', { name: 'One more' }).first().click()
  await page.getByRole('button', { name: /^Sign in to hold one seat, ₹/ }).click()
  await signInByCode(page, email)

  await expect(page.getByText(/^Your seats are held for \d+ more minutes$/)).toBeAttached()
  await page.getByLabel('Name on the ticket').fill('Meera Nair')
  await page.getByLabel('Your name').fill('Meera Nair')
  await page.getByLabel('Mobile number').fill('9810012345')
  await page.getByLabel('Email for the tickets').fill(email)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const gateway = await insideGateway(page)
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeVisible()
}

test('finds a workshop, pays for a seat and shows the ticket, also without a network', async ({ page, context }, {
  project,
}) => {
  const complaints = complaintsOf(page)
  const email = newcomer(project.name)
  await page.goto('/delhi/events?kind=workshop')
  await expect(page.getByRole('heading', { level: 1, name: /^What is on in Delhi/ })).toBeVisible()
  await page.getByRole('link', { name: /Print your own stole/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Print your own stole/ })).toBeVisible()
  await book(page, email)

  await page.getByRole('link', { name: 'Meera Nair' }).click()
  await expect(page).toHaveURL(/\/tickets\/TK-/)
  await expect(page.getByRole('img', { name: 'QR code of the ticket for Meera Nair' })).toBeVisible()
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Your ticket: Print your own stole/))
  expect(complaints()).toEqual([])

  // The page before this one shows the same code, but stores nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nukkad_tickets'))).toContain('Meera Nair')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the ticket for Meera Nair' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'You seem to be offline' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'QR code of the ticket for Meera Nair' })).toBeVisible()
})

/** The title of an event with a price that has not begun and does not begin during the payment. */
async function titleOfNext(page: Page): Promise<string> {
  // Read at once, because the list may be drawn again between two reads.
  const rows = await page
    .getByRole('main')
    .locator('article')
    .evaluateAll((all) =>
      all.map((row) => ({
        starts: Date.parse(row.querySelector('time')?.dateTime ?? ''),
        title: row.querySelector('a')?.textContent ?? '',
      })),
    )
  return rows.find(({ starts }) => starts > Date.now() + 5 * 60_000)?.title ?? ''
}

test('finds tonight’s event on the map, books it and shows the ticket full-screen', async ({ page, isMobile }, {
  project,
}) => {
  const complaints = complaintsOf(page)
  const map = page.getByRole('region', { name: 'What is on in Delhi NCR, on a map' })
  await page.goto('/delhi/events?price=paid')
  await page.getByRole('link', { name: 'On the map' }).click()
  // Clicking another link before that would replace the navigation.
  await expect(page).toHaveURL(/view=map/)
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/when=today/)
  const nearest = page.getByRole('link', { name: /^Nearest: / })
  await expect(map.or(nearest)).toBeVisible()
  // Late in the evening all events have begun; the next day is one click away.
  if (await nearest.isVisible()) await nearest.click()
  else if ((await titleOfNext(page)) === '') await page.getByRole('link', { name: 'Tomorrow', exact: true }).click()
  await expect(map.getByRole('button').first()).toBeVisible()
  await expect.poll(() => titleOfNext(page)).not.toBe('')
  const title = await titleOfNext(page)

  const hasGraphics = await page.evaluate(() => typeof WebGL2RenderingContext !== 'undefined')
  if (isMobile && hasGraphics) {
    await map.getByRole('button', { name: 'Open the map' }).click()
    const full = page.getByRole('dialog', { name: 'What is on in Delhi NCR, on a map' })
    await full.getByRole('link', { name: title.split(',', 1)[0] ?? title }).click()
  } else {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.split(',', 1)[0] ?? title)
  await book(page, newcomer(project.name))

  await page.getByRole('link', { name: 'Meera Nair' }).click()
  await page.getByRole('button', { name: 'Show it at the door' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: 'QR code of the ticket for Meera Nair' })
  await expect(code).toBeVisible()
  const { width = 0 } = (await code.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(isMobile ? 300 : 400)
  expect(complaints()).toEqual([])
})
