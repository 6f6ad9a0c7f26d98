import { expect } from 'playwright/test'
import { publishAltered, serverFaults } from './system/altered-release.ts'
import { test } from './system/own-shell.ts'
import { expectTheRestToRun, expectToRun, remotePages, remotes, reportsOf, uncaughtOf } from './system/remote-pages.ts'

test.skip(({ isMobile }) => Boolean(isMobile), 'a fault of the server is the same at both sizes')
test.afterAll(({ shell }) => shell.restore())

/** Five seconds of a fault against the deadline of a slot, 1.5 s, and what a busy machine adds. */
const inTime = 4_000

for (const remote of remotes) {
  const { path, slot, content } = remotePages[remote]

  for (const [what, server] of Object.entries(serverFaults)) {
    test(`${remote} whose server render ${what} is drawn by the browser on a page that came in time`, async ({
      page,
      shell,
    }, { workerIndex }) => {
      const label = `${what.replace(/\W+/g, '-')}-${workerIndex}`
      const version = await publishAltered(shell.registry, remote, { label, server })
      await shell.registry.promote(remote, version)
      await shell.taken()
      const reports = await reportsOf(page)
      const uncaught = uncaughtOf(page)

      const asked = Date.now()
      const answer = await page.goto(path, { waitUntil: 'commit' })
      expect(Date.now() - asked).toBeLessThan(inTime)
      expect(answer?.status()).toBe(200)

      await expect(content(page)).toBeVisible()
      expect(await answer?.text()).toContain(`<div id="slot-${slot}"></div>`)
      await expectTheRestToRun(page, remote)
      if (remote !== 'mf-header') await page.goto(path)
      await expectToRun(page, remote)
      expect(reports).toEqual([])
      expect(uncaught).toEqual([])
    })
  }
}
