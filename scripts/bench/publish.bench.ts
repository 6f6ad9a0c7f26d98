import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenedRegistry, openRegistry } from '@nukkad/build'
import type { Snapshot } from '@nukkad/contracts'
import { stableOf } from '@nukkad/registry'
import { registryHomeOf } from '@nukkad/registry/settings'
import autocannon from 'autocannon'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { countTimers, weigh } from '../../packages/e2e/src/system/page-checks/page-weight.ts'
import { publishAltered } from '../../packages/e2e/src/system/releases/altered-release.ts'
import { median } from './harness/load.ts'
import { numbersOf } from './harness/numbers.ts'
import { root } from './harness/system.ts'

const remote = 'mf-campaigns'
const campaign = '/campaign/festive/diwali-lights'
/** Warm-up swaps, so that everything fetched and cached once is there before the page's memory is first measured. */
const warmUp = 4
/** A long run reports its progress after this many publishes. */
const sayEvery = 100
/**
 * Time limit between publishing and promoting (ms): shells fetch a version and start its process when it is published.
 */
const loadedWithinMs = 20_000

type Written = OpenedRegistry & { readonly releases: string }

/** The address of a running shell, and its NUKKAD_HOME. */
interface Shell {
  readonly origin: string
  readonly home: string
}

/** The duration of one change, in milliseconds. */
interface Swap {
  /** from the change of the registry until the open page was notified */
  readonly told: number
  /** until the page, which went back to a screen of that remote, showed it */
  readonly shown: number
}

/**
 * Changes the version that everyone gets while the open page is at a screen of another remote, then goes back to the
 * first one.
 */
async function swap(page: Page, change: () => Promise<string>): Promise<Swap> {
  const from = performance.now()
  const changed = change()
  await page.waitForResponse(
    async (response) =>
      response.url().includes('/_shell/snapshot') &&
      (await response.json().then(stableIn, () => undefined)) === (await changed),
  )
  const told = performance.now() - from
  const version = await changed
  await page.evaluate(() => history.back())
  // Not waitForSelector: its result would keep a reference to the link, and with it everything that the page knew about
  // the release.
  await page.locator(`link[rel=stylesheet][href*="/${remote}/${version}/"]`).first().waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: 'Diwali, lit by hand' }).waitFor()
  const shown = performance.now() - from
  await page.evaluate(() => history.forward())
  await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor()
  return { told, shown }
}

const stableIn = ({ remotes }: Snapshot): string | undefined => remotes[remote]?.version
const nothing = { versions: {}, rules: [], history: [] }

/**
 * Returns promotions of versions that differ only in their names. The rollout is measured, not the build: promoting a
 * version that was just published would wait until shells have its files.
 */
function promotions(registry: Written, shell: Shell, run: string): () => Promise<() => Promise<string>> {
  let count = 0
  return async () => {
    const version = await publishAltered(registry, remote, { label: `${run}-${count++}` })
    await hasLoaded(shell, version)
    return async () => {
      await registry.promote(remote, version)
      return version
    }
  }
}

async function openPage(origin: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  await countTimers(page)
  // A click before this would load the next page from the server.
  const isFollowing = page.waitForResponse((response) => response.url().endsWith('/_shell/releases'))
  await page.goto(origin + campaign)
  await isFollowing
  await page.locator('#slot-footer').getByRole('link', { name: 'Exchange and return' }).click()
  await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor()
  return { browser, page, devtools: await page.context().newCDPSession(page) }
}

/** Publishes under load; returns how many requests were answered and how many failed. */
async function publishUnderLoad(next: ReturnType<typeof promotions>, origin: string, count: number) {
  const load = autocannon({
    url: origin,
    connections: 16,
    // Longer than it can take: it is stopped after the last publish.
    duration: count * (loadedWithinMs / 1000) + 60,
    requests: [{ path: campaign }, { path: '/delhi' }],
  })
  const loaded = new Promise<autocannon.Result>((resolve) => load.then(resolve))
  for (let n = 0; n < count; n++) await (await next())()
  ;(load as unknown as { stop(): void }).stop()
  const result = await loaded
  return { answered: result['2xx'], failed: result.non2xx + result.errors + result.timeouts }
}

/** The memory of the shell's process, in MB. */
const memoryIn = (numbers: string): number => Number(/^process_resident_memory_bytes (\S+)$/m.exec(numbers)?.[1]) / 1e6

/** Resolves when a process of the shell has loaded the bundle of a version. */
async function hasLoaded(shell: Shell, version: string): Promise<void> {
  const loaded = `shell_render_processes_loaded{release="${remote}@${version}"} `
  for (const giveUpAt = Date.now() + loadedWithinMs; ; await sleep(250)) {
    const numbers = await numbersOf(shell.origin, shell.home)
    if (/^[1-9]/.test(numbers.split(loaded)[1] ?? '')) return
    if (Date.now() > giveUpAt) throw new Error(`No process of the shell has run ${remote} ${version}.`)
  }
}

const line = (what: string, swaps: readonly Swap[]) =>
  `${what}: told after ${Math.round(median(swaps.map(({ told }) => told)))} ms, shown after ${Math.round(median(swaps.map(({ shown }) => shown)))} ms (medians of ${swaps.length})`

/**
 * `npm run bench -- publish [origin] [swaps] [publishes]`: the time from a change until an open page runs it, the same
 * for a rollback, the page's memory after all of them, and publishes under load (200 by default) without a failed
 * request, with the shell's memory afterwards.
 */
export async function bench([
  origin = 'http://localhost:3000',
  count = '60',
  underLoad = '200',
]: string[]): Promise<boolean> {
  const home = path.join(root, process.env.NUKKAD_HOME ?? '.nukkad')
  const opened = await openRegistry(home)
  const registry: Written = Object.assign(opened, { releases: path.join(registryHomeOf(home), 'releases') })
  const stable = stableOf((await registry.read()).remotes[remote] ?? nothing)
  if (!stable) throw new Error(`${remote} has no stable release; run npm start first.`)
  const shell: Shell = { origin, home }
  const next = promotions(registry, shell, Date.now().toString(36))
  const { browser, page, devtools } = await openPage(origin)
  try {
    const rollback = async () => stableOf((await registry.rollback(remote)).remotes[remote] ?? nothing) ?? ''
    for (let n = 0; n < warmUp; n++) await swap(page, await next())
    const before = await weigh(page, devtools)
    const publishes: Swap[] = []
    const rollbacks: Swap[] = []
    for (let n = 0; n < Number(count); n++) {
      publishes.push(await swap(page, await next()))
      if (n % 4 === 3) rollbacks.push(await swap(page, rollback))
      if (n % sayEvery === sayEvery - 1) console.log(line('publish', publishes))
    }
    const after = await weigh(page, devtools)
    console.log(line('publish', publishes))
    console.log(line('rollback', rollbacks))
    console.log(`the page grew by ${(after.heapMb - before.heapMb).toFixed(1)} MB, from ${before.heapMb.toFixed(1)}`)
    const memory = memoryIn(await numbersOf(origin, home))
    const { answered, failed } = await publishUnderLoad(next, origin, Number(underLoad))
    const grown = memoryIn(await numbersOf(origin, home)) - memory
    console.log(`${underLoad} publishes under load: ${answered} requests, ${failed} failed`)
    console.log(`the shell used ${Math.round(memory)} MB before them and ${grown.toFixed(0)} MB more after`)
    return median(publishes.map(({ shown }) => shown)) < 500 && failed === 0
  } finally {
    await registry.promote(remote, stable)
    await registry.close()
    await browser.close()
  }
}
