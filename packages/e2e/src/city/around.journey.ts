import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Nearby places on a map' })
/** Places with their own pin, and those in clusters. */
async function placesOnMap(page: Page): Promise<number> {
  const pins = await map(page).getByRole('listitem').getByRole('button').all()
  const names = await Promise.all(pins.map(async (pin) => (await pin.getAttribute('aria-label')) ?? ''))
  return names.reduce((sum, name) => sum + Number(/^(\d+) places close together/.exec(name)?.[1] ?? 1), 0)
}
const places = (page: Page) => page.getByRole('main').locator('article')

test('shows places around a pincode in a list and on a map, filtered by kind, also after Back', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/delhi/around-you')
  await page.getByLabel('Pincode', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByText('A pincode has six digits, like 110016.')).toBeVisible()

  await page.getByLabel('Pincode', { exact: true }).fill('110016')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page).toHaveURL(/\/delhi\/around-you\?pincode=110016$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Around .*(110016|Hauz Khas)/)
  const names = await places(page).getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  await expect.poll(() => placesOnMap(page)).toBe(names.length)

  // Overlapping pins become one button once the frame is measured; this one has its own pin.
  await expect(
    map(page)
      .getByRole('button', { name: /places close together/ })
      .first(),
  ).toBeVisible()
  const alone = map(page).locator('button[aria-pressed]').first()
  const name = ((await alone.textContent()) ?? '').replace(/^\d+/, '')
  const pin = map(page).getByRole('button', { name, exact: true })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(places(page).getByRole('link', { name, exact: true })).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: 'Food', exact: true }).click()
  await expect(page).toHaveURL(/pincode=110016&type=food$/)
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Around')
  expect(complaints()).toEqual([])
})

test('offers other ways when geolocation is refused, and sends queued analytics in order after an outage', {
  tag: '@phone',
}, async ({ page, context }) => {
  let isDown = true
  const taken: string[] = []
  await page.route('**/api/events/stream/batch', async (route) => {
    if (isDown) return route.fulfill({ status: 503, json: {} })
    const { events }: { events: { data: { event_name: string } }[] } = route.request().postDataJSON()
    taken.push(...events.map(({ data }) => data.event_name))
    return route.continue()
  })
  const waiting = () => page.evaluate(() => localStorage.getItem('waitingEvents') ?? '')

  await context.clearPermissions()
  await page.goto('/delhi/around-you')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(/a pincode or a neighbourhood instead/i)).toBeVisible()
  await page.getByLabel('Neighbourhood').selectOption({ label: 'Hauz Khas' })
  await expect(page).toHaveURL(/locality=hauz-khas/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hauz Khas')

  await expect.poll(waiting).toContain('LOCATION_REFUSED')
  await page.goto('/places/lodhi-garden')
  await expect.poll(waiting).toContain('PLACE_VIEWED')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  isDown = false
  await expect.poll(waiting, { timeout: 20_000 }).toBe('')
  const told = ['AROUND_YOU_VIEWED', 'LOCATION_ASKED', 'LOCATION_REFUSED', 'PLACE_VIEWED']
  expect(taken.filter((name, at) => told.includes(name) && taken.indexOf(name) === at)).toEqual(told)
})
