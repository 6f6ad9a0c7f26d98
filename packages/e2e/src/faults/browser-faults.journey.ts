import { expect, type Page } from 'playwright/test'
import { type OwnShell, test } from '../system/own-shell.ts'
import { publishAltered } from '../system/releases/altered-release.ts'
import { type BrowserFault, browserFaults, faultyEntry, orderFault } from '../system/releases/browser-faults.ts'
import { reportsOf, uncaughtOf } from '../system/releases/page-faults.ts'
import {
  expectTheRestToRun,
  expectToRun,
  hasEveryFault,
  type Remote,
  remotePages,
  remotes,
  stableVersion,
  styledBy,
} from '../system/releases/remote-pages.ts'

/** Another screen of the same remote, with its page name; the header has no screens. */
const secondScreens: Partial<Record<Remote, { readonly path: string; readonly page: string }>> = {
  'mf-content': { path: '/policies', page: '/policies' },
  'mf-commerce': { path: '/shop/sizeguide', page: '/sizeguide' },
  'mf-account': { path: '/influencer-home', page: '/influencer-home' },
  'mf-campaigns': { path: '/careers', page: '/careers' },
}

/** Files that never finish loading count as broken after fifteen seconds. */
const longestLoad = 25_000

const all = Object.keys(browserFaults) as BrowserFault[]
const some: Partial<Record<Remote, readonly BrowserFault[]>> = {
  'mf-commerce': ['throws in its mount', 'throws in its second screen'],
  'mf-account': ['throws in an effect', 'throws in a handler'],
  'mf-campaigns': ['throws in its import', 'throws in an effect'],
}
const faultsOf = (remote: Remote) => (hasEveryFault(remote) ? all : (some[remote] ?? all))

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Triggers the fault in the open page when it needs user input: a key is pressed repeatedly until the fault is
 * reported, since handlers are watched only once the page is at rest.
 */
async function provoke(page: Page, remote: Remote, fault: BrowserFault, reports: readonly unknown[]): Promise<void> {
  if (fault === 'throws in a handler') {
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(reports).not.toEqual([])
    }).toPass()
  }
  const second = secondScreens[remote]
  if (fault === 'throws in its second screen' && second) {
    await expectToBeMounted(page, remote)
    await goTo(page, second.path)
    await expect(page.locator(`html[data-page="${second.page}"]`)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

const expectToBeMounted = (page: Page, remote: Remote) =>
  expect
    .poll(() =>
      page
        .locator(`#slot-${remotePages[remote].slot} *`)
        .first()
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)

for (const remote of remotes) {
  test.describe(`browser faults of ${remote}`, () => {
    // One altered version serves all of them.
    test.describe.configure({ mode: 'default' })
    const versions = { good: '', bad: '' }
    const prepare = async (shell: OwnShell, worker: number) => {
      versions.good = (await stableVersion(shell, remote)) ?? ''
      versions.bad = await publishAltered(shell.registry, remote, { label: `faulty-${worker}`, entry: faultyEntry })
      await shell.registry.promote(remote, versions.bad)
      await shell.untilTaken()
    }
    test.beforeAll(({ shell }, { workerIndex }) => prepare(shell, workerIndex))
    test.afterAll(({ shell }) => shell.restore())

    for (const fault of faultsOf(remote)) {
      if (fault === 'throws in its second screen' && !secondScreens[remote]) continue
      test(`reports that it ${fault}, and the page still works`, async ({ page }) => {
        const { good, bad } = versions
        const { path } = remotePages[remote]
        const reports = await reportsOf(page)
        const uncaught = uncaughtOf(page)
        await orderFault(page, { fault, soundAt: path })

        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await provoke(page, remote, fault, reports)

        const told = { name: remote, version: bad, phase: browserFaults[fault] }
        await expect.poll(() => reports, { timeout: longestLoad }).toContainEqual(expect.objectContaining(told))
        expect(new Set(reports.map(({ name }) => name))).toEqual(new Set([remote]))
        // A throwing handler leaves the page as it is; otherwise the last good version is shown.
        const stands = fault === 'throws in a handler' ? bad : good
        await expect(styledBy(page, remote, stands).first()).toBeAttached()
        if (stands === good) await expect(styledBy(page, remote, bad)).toHaveCount(0)
        if (fault === 'throws in its second screen') await goTo(page, path)
        await expectTheRestToRun(page, remote)
        if (remote === 'mf-header') await page.goto(path)
        if (remote !== 'mf-header') await expectToRun(page, remote)
        expect(uncaught.filter((error) => !error.includes('broken on purpose'))).toEqual([])
      })
    }
  })
}
