import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openRegistry } from '@nukkad/build'
import type { Release } from '@nukkad/contracts'
import { type Registry, stableOf } from '@nukkad/registry'
import autocannon from 'autocannon'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { median } from './load.ts'
import { root } from './system.ts'

const remote = 'mf-campaigns'
const campaign = '/campaign/festive/diwali-lights'

/** A version that differs from the stable one by nothing but its name: what is measured is the way, not the build. */
async function publishCopy(registry: Registry, stable: string, nth: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-copy-'))
  try {
    cpSync(path.join(registry.releases, remote, stable), folder, { recursive: true })
    const file = path.join(folder, 'release.json')
    const release = JSON.parse(readFileSync(file, 'utf8')) as Release
    const version = `${release.version}-copy${nth}`
    writeFileSync(file, JSON.stringify({ ...release, version }))
    await registry.publish(folder)
    return version
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The version that the page's snapshot would give a fresh mount, as the shell tells pages. */
const versionTold = (page: Page) =>
  page.evaluate(async (name) => {
    const answer = await fetch('/_shell/snapshot')
    const body = (await answer.json()) as { remotes: Record<string, { version: string }> }
    return body.remotes[name]?.version
  }, remote)

/** Milliseconds from the start of `change` until the open page has fetched that version's entry. */
async function taken(page: Page, change: () => Promise<string>): Promise<number> {
  const from = performance.now()
  const version = await change()
  const entry = page
    .waitForResponse((response) => response.url().includes(`/${remote}/${version}/`), { timeout: 20_000 })
    .catch(() => undefined)
  for (;;) {
    if ((await versionTold(page)) === version) break
    await page.waitForTimeout(25)
  }
  const visit = async () => {
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await page.goBack()
  }
  await Promise.race([entry, visit().then(() => entry)])
  return performance.now() - from
}

/** Publish to taken by an open page, rollback to taken, and 200 publishes under load without one failed request. */
export async function bench([origin = 'http://localhost:3000']: string[]): Promise<boolean> {
  const registry = openRegistry(path.join(root, process.env.NUKKAD_HOME ?? '.nukkad'))
  const stable = stableOf((await registry.read()).remotes[remote] ?? { versions: {}, rules: [], history: [] })
  if (!stable) throw new Error(`${remote} has no stable release; run npm start first.`)
  const run = Date.now().toString(36)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(origin + campaign)
    const publishes: number[] = []
    for (let n = 0; n < 9; n++) publishes.push(await taken(page, () => publishCopy(registry, stable, `${run}-${n}`)))
    const rollbacks: number[] = []
    for (let n = 0; n < 5; n++) {
      rollbacks.push(
        await taken(page, async () => {
          const after = await registry.rollback(remote)
          return stableOf(after.remotes[remote] ?? { versions: {}, rules: [], history: [] }) ?? ''
        }),
      )
    }
    const load = autocannon({
      url: origin,
      connections: 16,
      duration: 600,
      requests: [{ path: campaign }, { path: '/delhi' }],
    })
    const loaded = new Promise<autocannon.Result>((resolve) => load.then(resolve))
    for (let n = 0; n < 200; n++) await publishCopy(registry, stable, `${run}-load${n}`)
    ;(load as unknown as { stop(): void }).stop()
    const result = await loaded
    await registry.promote(remote, stable)
    const failed = result.non2xx + result.errors + result.timeouts
    console.log(
      `publish to taken: median ${Math.round(median(publishes))} ms; rollback to taken: median ${Math.round(median(rollbacks))} ms`,
    )
    console.log(`200 publishes under load: ${result['2xx']} requests, ${failed} failed`)
    return median(publishes) < 3000 && median(rollbacks) < 3000 && failed === 0
  } finally {
    await browser.close()
  }
}
