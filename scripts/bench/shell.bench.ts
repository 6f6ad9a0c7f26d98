import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import autocannon from 'autocannon'
import { type Load, load, median } from './harness/load.ts'
import { numbersOf } from './harness/numbers.ts'
import { hasWrk, loadByWrk } from './harness/wrk.ts'

const rounds = 5
const brotli = { 'accept-encoding': 'br' }

/** Public pages. */
const pages = [
  '/delhi',
  '/shop',
  '/shop/c/home-decor',
  '/shop/product/indigo-block-print-kurta',
  '/goa',
  '/mumbai/shop',
]

/** Number of requests over which memory is watched, and how many of them are uncacheable. */
const watched = 100_000
const batch = 5_000
const freshEvery = 50

async function startConstant() {
  const child = fork(path.join(import.meta.dirname, 'harness/constant.ts'), { execArgv: ['--import', 'tsx'] })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

let fresh = 0
/**
 * An address that was not requested before, so its page has to be rendered. A campaign parameter would not change the
 * cache key.
 */
const freshAddress = () => `${pages[fresh % pages.length]}?bench=${process.pid}-${fresh++}`

/** A load generator in JavaScript uses more CPU than a cached page does, so it would be the thing measured. */
const isByWrk = hasWrk()
const cached = (origin: string) =>
  isByWrk
    ? loadByWrk(origin, { headers: brotli, paths: pages })
    : load(origin, { headers: brotli, requests: pages.map((path) => ({ method: 'GET', path })) })
const constant = (url: string) => (isByWrk ? loadByWrk(url) : load(url))
const uncached = (origin: string) =>
  load(origin, {
    headers: brotli,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: freshAddress() }) }],
  })

/** Memory of the shell's process in bytes, from its own metrics. */
async function resident(origin: string): Promise<number> {
  const text = await numbersOf(origin, process.env.NUKKAD_HOME || '.nukkad')
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}

async function share(
  name: string,
  wanted: number,
  floor: () => Promise<Load>,
  run: () => Promise<Load>,
): Promise<boolean> {
  await run()
  const ratios: number[] = []
  const loads: Load[] = []
  for (let round = 0; round < rounds; round++) {
    const { perSecond } = await floor()
    const ours = await run()
    ratios.push(ours.perSecond / perSecond)
    loads.push(ours)
  }
  const ratio = median(ratios)
  const failed = loads.reduce((sum, one) => sum + one.failed, 0)
  const isGood = ratio >= wanted && failed === 0
  const of = (pick: (one: Load) => number) => median(loads.map(pick)).toFixed(0)
  console.log(
    `${isGood ? '✓' : '✗'} ${name.padEnd(16)} ${(ratio * 100).toFixed(2)} % of a constant answer (wanted ${wanted * 100} %), ` +
      `${of(({ perSecond }) => perSecond)}/s, p50 ${of(({ p50 }) => p50)} ms, p99 ${of(({ p99 }) => p99)} ms, ${failed} failed`,
  )
  return isGood
}

/**
 * Compares the minimum of the last third with that of the one before: growth with requests shows, but neither what
 * fills up once in the first third nor garbage, which is collected within seconds.
 */
async function memory(origin: string): Promise<boolean> {
  const samples: number[] = []
  let asked = 0
  const next = () => (asked++ % freshEvery === 0 ? freshAddress() : (pages[asked % pages.length] ?? '/'))
  for (let done = 0; done < watched; done += batch) {
    await autocannon({
      url: origin,
      connections: 16,
      amount: batch,
      headers: brotli,
      requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: next() }) }],
    })
    samples.push(await resident(origin))
  }
  const third = Math.ceil(samples.length / 3)
  const [early, late] = [Math.min(...samples.slice(-2 * third, -third)), Math.min(...samples.slice(-third))]
  const mb = (bytes: number) => Math.round(bytes / 1e6)
  const isFlat = late <= early * 1.08 + 8e6
  console.log(
    `${isFlat ? '✓' : '✗'} memory           ${mb(early)} MB at least in the second, ${mb(late)} MB in the last third of ${asked} requests ` +
      `(${samples.map(mb).join(' ')})`,
  )
  return isFlat
}

/** Pages of the running Nukkad compared with a server that answers a constant, alternating; then the shell's memory. */
export async function bench([origin = 'http://localhost:3000']: string[]): Promise<boolean> {
  const floor = await startConstant()
  if (!isByWrk)
    console.log('  wrk is not installed: cached pages are measured with a generator that is slower than they are')
  try {
    const results = [
      await share(
        'cached pages',
        0.05,
        () => constant(floor.url),
        () => cached(origin),
      ),
      await share(
        'uncached pages',
        0.002,
        () => load(floor.url),
        () => uncached(origin),
      ),
      await memory(origin),
    ]
    return results.every(Boolean)
  } finally {
    floor.stop()
  }
}
