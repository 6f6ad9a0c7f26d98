import { releasesGiven } from '@nukkad/contracts'
import { expect } from 'playwright/test'
import { type OwnShell, test } from '../system/own-shell.ts'
import { failingMount, publishAltered } from '../system/releases/altered-release.ts'
import { remotePages, stableVersion, styledBy } from '../system/releases/remote-pages.ts'

test.afterEach(({ shell }) => shell.restore())

/** Publishes a version of a remote that loads completely but fails to mount. */
async function publishFailing(shell: OwnShell, name: string, label: string): Promise<string> {
  const version = await publishAltered(shell.registry, name, { label, entry: failingMount })
  await shell.registry.promote(name, version)
  await shell.untilTaken()
  return version
}

test('withdraws a version that fails in open pages once enough visitors report it', async ({ page, request, shell }, {
  workerIndex,
}) => {
  const { path, content } = remotePages['mf-campaigns']
  const good = await stableVersion(shell, 'mf-campaigns')
  await page.goto(path)
  await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }))
  const heard = page.waitForResponse(/_shell\/snapshot/)
  const bad = await publishFailing(shell, 'mf-campaigns', `fails-in-pages-${workerIndex}`)
  await heard

  await page.locator('#slot-footer').getByRole('link', { name: 'New launches' }).click()
  await expect(page).toHaveURL(/new-launches/)
  await expect(content(page)).toBeVisible()
  const reported = page.waitForRequest(/_shell\/report/)
  await page.goBack()
  expect((await reported).postDataJSON()).toMatchObject({ name: 'mf-campaigns', version: bad, phase: 'mount' })
  await expect(page.getByRole('heading', { level: 1, name: 'Diwali, lit by hand' })).toBeVisible()
  await expect(styledBy(page, 'mf-campaigns', good).first()).toBeAttached()
  expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true)
  expect(await stableVersion(shell, 'mf-campaigns')).toBe(bad)

  for (const visitor of [1, 2, 3, 4]) {
    const headers = { 'x-forwarded-for': `198.51.100.${visitor}` }
    const { proof, ...snapshot } = await (await request.get('/_shell/snapshot', { headers })).json()
    const about = { name: 'mf-campaigns', version: bad, slot: 'main', phase: 'mount', message: 'broken on purpose' }
    await request.post('/_shell/report', { headers, data: { ...about, given: releasesGiven(snapshot), proof } })
  }
  expect(await stableVersion(shell, 'mf-campaigns')).toBe(good)
  expect((await shell.registry.read()).remotes['mf-campaigns']?.versions[bad]?.quarantined).toMatch(/visitors/)
  expect(await (await request.get(path)).text()).not.toContain(bad)
})
