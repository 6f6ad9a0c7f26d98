import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openRegistry } from '@nukkad/build'
import type { Release, Snapshot } from '@nukkad/contracts'
import { type Registry, stableOf } from '@nukkad/registry'
import autocannon from 'autocannon'
import { chromium, type Page, type Response } from 'playwright'
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

/**
 * Milliseconds from the start of `change` until the open page runs that version: it was told of it, went
 * elsewhere and came back, and its styles stand.
 */
async function taken(page: Page, change: () => Promise<string>): Promise<number> {
  const told: Promise<string | undefined>[] = []
  const hear = (response: Response) => {
    if (response.url().includes('/_shell/snapshot')) told.push(response.json().then(stableIn, () => undefined))
  }
  page.on('response', hear)
  const from = performance.now()
  const version = await change()
  while (!(await Promise.all(told)).includes(version)) await page.waitForTimeout(10)
  page.off('response', hear)
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== campaign)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === campaign)
  await page.waitForSelector(`link[rel=stylesheet][href*="/${remote}/${version}/"]`, { state: 'attached' })
  return performance.now() - from
}

const stableIn = ({ remotes }: Snapshot): string | undefined => remotes[remote]?.version

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
    const failed = result.non2xx + result.errors + result.timeouts
    console.log(
      `publish to taken: median ${Math.round(median(publishes))} ms; rollback to taken: median ${Math.round(median(rollbacks))} ms`,
    )
    console.log(`200 publishes under load: ${result['2xx']} requests, ${failed} failed`)
    return median(publishes) < 3000 && median(rollbacks) < 3000 && failed === 0
  } finally {
    await registry.promote(remote, stable)
    await browser.close()
  }
}
