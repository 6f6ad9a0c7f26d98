import { expect } from 'playwright/test'
import { test } from '../system/own-shell.ts'
import { publishAltered, serverFaults } from '../system/releases/altered-release.ts'
import { reportsOf, uncaughtOf } from '../system/releases/page-faults.ts'
import {
  expectTheRestToRun,
  expectToRun,
  hasEveryFault,
  remotePages,
  remotes,
} from '../system/releases/remote-pages.ts'

test.afterAll(({ shell }) => shell.restore())

/** A fault takes five seconds; a slot's deadline is 1.5 s, plus what a busy machine adds. */
const inTime = 4_800

for (const remote of remotes) {
  const { path, slot, content } = remotePages[remote]

  const fails = hasEveryFault(remote) ? 'throws, lags or hangs' : 'hangs'

  test(`${remote} that ${fails} on the server is rendered by the browser, with the page on time`, async ({
    page,
    request,
    shell,
  }, { workerIndex }) => {
    const broken = async (what: string, server: string) => {
      const label = `${what.replace(/\W+/g, '-')}-${workerIndex}`
      await shell.registry.promote(remote, await publishAltered(shell.registry, remote, { label, server }))
      await shell.untilTaken()
    }
    /** All of these faults produce the same page for the browser. */
    const without = `<div id="slot-${slot}"${slot === 'header' ? ' data-awaited' : ''}></div>`

    // A page without its main part must not be cached or indexed.
    const status = slot === 'main' ? 503 : 200

    // A shell that has just started may be late with the slots that are not broken.
    await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass()
    const { hangs, ...others } = serverFaults
    for (const [what, server] of hasEveryFault(remote) ? Object.entries(others) : []) {
      await broken(what, server)
      const asked = Date.now()
      const answer = await request.get(path)
      expect(Date.now() - asked, what).toBeLessThan(inTime)
      expect(answer.status(), what).toBe(status)
      expect(await answer.text(), what).toContain(without)
    }

    await broken('hangs', hangs)
    const reports = await reportsOf(page)
    const uncaught = uncaughtOf(page)
    const asked = Date.now()
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(Date.now() - asked).toBeLessThan(inTime)
    expect(answer?.status()).toBe(status)
    await expect(content(page)).toBeVisible()
    expect(await answer?.text()).toContain(without)
    await expectTheRestToRun(page, remote)
    if (remote !== 'mf-header') await page.goto(path)
    await expectToRun(page, remote)
    expect(reports).toEqual([])
    expect(uncaught).toEqual([])
  })
}
