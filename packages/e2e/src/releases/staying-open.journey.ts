import { expect } from 'playwright/test'
import { test } from '../system/own-shell.ts'
import { countTimers, weigh } from '../system/page-checks/page-weight.ts'
import { publishAltered } from '../system/releases/altered-release.ts'
import { uncaughtOf } from '../system/releases/page-faults.ts'
import { remotePages } from '../system/releases/remote-pages.ts'

test.afterAll(({ shell }) => shell.restore())

const swaps = 20
/** The number of warm-up swaps, so that one-time fetches and caches are already counted in the first measurement. */
const warmUp = 4

/** Runs in the page: counts the releases of the remote that have styles in it. */
function releasesWithStyles(): number {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/mf-campaigns/"]')]
  return new Set(links.map(({ dataset }) => dataset.release)).size
}

test('a page open during 20 releases does not leak memory', async ({ page, shell }, { workerIndex }) => {
  test.setTimeout(300_000)
  const { path } = remotePages['mf-campaigns']
  const uncaught = uncaughtOf(page)
  const devtools = await page.context().newCDPSession(page)
  await countTimers(page)
  const campaign = page.getByRole('heading', { level: 1, name: 'Diwali, lit by hand' })
  const support = page.getByRole('heading', { level: 1, name: 'How can we help?' })

  // The response may arrive before the page has loaded.
  const listening = page.waitForResponse(/_shell\/releases/)
  await page.goto(path)
  await listening
  await page.locator('#slot-footer').getByRole('link', { name: 'Exchange and return' }).click()
  await expect(support).toBeVisible()

  const swap = async (number: number) => {
    const version = await publishAltered(shell.registry, 'mf-campaigns', { label: `swap-${workerIndex}-${number}` })
    // A page that is told about a release prefetches its entry.
    const heard = page.waitForRequest(new RegExp(`/${version}/browser/remoteEntry`))
    await shell.registry.promote('mf-campaigns', version)
    await heard
    await page.evaluate(() => history.back())
    await expect(campaign).toBeVisible()
    await expect(page.locator(`link[rel="stylesheet"][href*="/${version}/"]`)).not.toHaveCount(0)
    await page.evaluate(() => history.forward())
    await expect(support).toBeVisible()
    // Late styles stay with a release that may be shown again: the current one and the last good one are kept.
    await expect.poll(() => page.evaluate(releasesWithStyles)).toBeLessThanOrEqual(2)
  }

  for (let number = 0; number < warmUp; number++) await swap(number)
  const before = await weigh(page, devtools)
  for (let number = warmUp; number < warmUp + swaps; number++) await swap(number)
  await page.waitForTimeout(1_000)
  const after = await weigh(page, devtools)

  test.info().annotations.push({ type: 'grown by', description: `${(after.heapMb - before.heapMb).toFixed(1)} MB` })
  expect(after.heapMb - before.heapMb).toBeLessThan(4)
  expect(after.files).toBeLessThanOrEqual(before.files)
  expect(after.intervals).toBeLessThanOrEqual(before.intervals)
  // A query that is still cached has a timer of its own.
  expect(after.timeouts).toBeLessThanOrEqual(before.timeouts + 2)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1)
  expect(uncaught).toEqual([])
})
