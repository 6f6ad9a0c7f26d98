import path from 'node:path'
import { type OpenedRegistry, openRegistry } from '@nukkad/build'
import type { Snapshot } from '@nukkad/contracts'
import { stableOf } from '@nukkad/registry'
import { registryHomeOf } from '@nukkad/registry/settings'
import autocannon from 'autocannon'
import { chromium, type Page, type Response } from 'playwright'
import { publishAltered } from '../../packages/e2e/src/system/altered-release.ts'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { median } from './load.ts'
import { root } from './system.ts'

const remote = 'mf-campaigns'
const campaign = '/campaign/festive/diwali-lights'

type Written = OpenedRegistry & { readonly releases: string }

/** A version that differs from the stable one by nothing but its name: what is measured is the way, not the build. */
async function publishCopy(registry: Written, label: string): Promise<string> {
  const version = await publishAltered(registry, remote, { label })
  await registry.promote(remote, version)
  return version
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
  const home = path.join(root, process.env.NUKKAD_HOME ?? '.nukkad')
  const opened = await openRegistry(home)
  const registry: Written = Object.assign(opened, { releases: path.join(registryHomeOf(home), 'releases') })
  const stable = stableOf((await registry.read()).remotes[remote] ?? { versions: {}, rules: [], history: [] })
  if (!stable) throw new Error(`${remote} has no stable release; run npm start first.`)
  const run = Date.now().toString(36)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(origin + campaign)
    const publishes: number[] = []
    for (let n = 0; n < 9; n++) publishes.push(await taken(page, () => publishCopy(registry, `${run}-${n}`)))
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
    for (let n = 0; n < 200; n++) await publishCopy(registry, `${run}-load${n}`)
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
    await registry.close()
    await browser.close()
  }
}
