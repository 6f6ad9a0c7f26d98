import { expect, type Route } from 'playwright/test'
import { test } from '../system/own-shell.ts'
import { reportsOf, uncaughtOf } from '../system/releases/page-faults.ts'
import {
  expectTheRestToRun,
  expectToRun,
  fallbackOf,
  hasEveryFault,
  type Remote,
  remotePages,
  remotes,
} from '../system/releases/remote-pages.ts'

interface Fault {
  readonly files: RegExp
  answer(route: Route): Promise<void>
}

const altered = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()}\n/* altered */` })
}
const entry = /\/browser\/remoteEntry\.js$/

const faults: Readonly<Record<string, Fault>> = {
  'its release is missing': { files: /./, answer: (route) => route.fulfill({ status: 404 }) },
  'its entry answers 500': { files: entry, answer: (route) => route.fulfill({ status: 500 }) },
  'its entry has another hash': { files: entry, answer: altered },
  'its chunks answer 404': {
    files: /\/browser\/(?!remoteEntry).*\.js$/,
    answer: (route) => route.fulfill({ status: 404 }),
  },
  'its CSS was altered': { files: /\.css$/, answer: altered },
}

/** The most common faults are tested in each remote. */
const some = ['its entry answers 500', 'its CSS was altered']
const faultsOf = (remote: Remote) => (hasEveryFault(remote) ? Object.keys(faults) : some)

for (const remote of remotes) {
  const { path, content } = remotePages[remote]
  const filesOf = (files: RegExp) => (url: URL) =>
    url.pathname.startsWith(`/releases/${remote}/`) && files.test(url.pathname)

  test.describe(`faults of ${remote} in the browser`, () => {
    for (const what of faultsOf(remote)) {
      const { files, answer } = faults[what] as Fault
      test(`when ${what}: content stays, the rest works, a retry recovers`, async ({ page }) => {
        const reports = await reportsOf(page)
        const uncaught = uncaughtOf(page)
        await page.route(filesOf(files), answer)

        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(content(page)).toBeVisible({ timeout: 3_000 })
        const retry = fallbackOf(page, remote).getByRole('button', { name: 'Try again' })
        await expect(retry).toBeVisible()
        await expect(content(page)).toBeVisible()
        expect(reports.map(({ name }) => name)).toContain(remote)
        await expectTheRestToRun(page, remote)

        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await retry.click()
        await expectToRun(page, remote)
        expect(uncaught).toEqual([])
      })
    }

    // Campaign blocks are imported late, by scripts that only the manifest lists.
    if (remote !== 'mf-campaigns') {
      test('works without an intact release manifest when the page knows its own files', async ({ page }) => {
        const reports = await reportsOf(page)
        await page.route(filesOf(/\/release\.json$/), altered)

        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expectToRun(page, remote)
        expect(reports).toEqual([])
        // The manifest may still be loading.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }

    if (!hasEveryFault(remote)) return
    test('shows its content and the rest of the page while its scripts are 5 s late', async ({ page }) => {
      const reports = await reportsOf(page)
      const uncaught = uncaughtOf(page)
      await page.route(filesOf(/\.js$/), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 5_000))
        await route.continue()
      })

      await page.goto(path, { waitUntil: 'commit' })
      await expect(content(page)).toBeVisible({ timeout: 3_000 })
      await expectTheRestToRun(page, remote)
      await expectToRun(page, remote)
      expect(reports).toEqual([])
      expect(uncaught).toEqual([])
    })
  })
}

test.describe('error reports', () => {
  // A script of the test stands in for the remote's.
  test.use({ bypassCSP: true })

  test('name the remote of a throwing handler, an unhandled rejection, a hang and a slow answer', {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    const reports = await reportsOf(page, { withSlow: true })
    await page.goto('/customer-support')
    const version = await page.evaluate(() => {
      const boot = JSON.parse(document.getElementById('nukkad-boot')?.textContent ?? '')
      return boot.snapshot.remotes['mf-account'].version as string
    })
    await page.addScriptTag({
      content: `
        document.addEventListener('keydown', () => { throw new Error('broken on purpose') })
        document.addEventListener('keydown', () => { Promise.reject(new Error('broken on purpose')) })
        document.addEventListener('keyup', () => { for (const end = performance.now() + 1200; performance.now() < end; ); })
        //# sourceURL=${baseURL}/releases/mf-account/${version}/browser/handler.js`,
    })

    await page.locator('#slot-main').getByRole('link').first().focus()
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(reports.map(({ name, phase }) => `${name} ${phase}`)).toEqual(
        expect.arrayContaining(['mf-account event', 'mf-account hang', 'mf-account promise', 'mf-account slow']),
      )
      expect(reports.filter(({ phase }) => phase !== 'slow').map(({ name }) => name)).toEqual(
        Array(3).fill('mf-account'),
      )
    }).toPass()
  })
})
