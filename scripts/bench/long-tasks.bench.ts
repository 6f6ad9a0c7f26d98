import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { serveBarePage } from './harness/bare-page.ts'
import { median } from './harness/load.ts'

// npm run bench -- long-tasks [origin[,another one to compare by turns]] [name of a page]
const slowdown = 4
const visits = 7
/** Duration from which the browser counts a task as long, in milliseconds. */
const most = 50
/** By this time after the page load all idle work has run, in milliseconds. */
const settled = 6_000

const pages = {
  home: '/delhi',
  shop: '/shop',
  category: '/shop/c/shopping',
  product: '/shop/product/lambani-mirror-potli',
  place: '/places/lodhi-garden',
  event: '/delhi/jazz-at-lodhi',
} as const

/** How long tasks blocked a visit, in milliseconds. */
interface Visit {
  /** the longest task before the first paint: parsing the page and its first layout */
  readonly before: number
  /** the longest task, or part of one, after the first paint: a tap would wait for it */
  readonly after: number
  /** the total time beyond 50 ms of tasks since then */
  readonly blocking: number
}

declare global {
  interface Window {
    nukkadTasks: { readonly from: number; readonly until: number }[]
  }
}

/** Runs in every page before its own scripts. */
function keepLongTasks(): void {
  window.nukkadTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.nukkadTasks.push({ from: startTime, until: startTime + duration })
    }
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in a page that is idle. */
function readTasks() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return { tasks: window.nukkadTasks, seenAt: paint?.startTime ?? 0 }
}

/** Measures the tasks of a first visit that took longer than 50 ms, from its beginning until the page is idle. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    await context.addInitScript(keepLongTasks)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
    await page.waitForTimeout(settled)
    const { tasks, seenAt } = await page.evaluate(readTasks)
    const since = tasks.map(({ from, until }) => until - Math.max(from, seenAt)).filter((ms) => ms > most)
    return {
      before: Math.max(0, ...tasks.map(({ from, until }) => Math.min(until, seenAt) - from)),
      after: Math.max(0, ...since),
      blocking: since.reduce((sum, ms) => sum + ms - most, 0),
    }
  } finally {
    await context.close()
  }
}

function line(name: string, visits: readonly Visit[]): string {
  const mid = (part: keyof Visit) => Math.round(median(visits.map((one) => one[part])))
  const longest = mid('after') === 0 ? `under ${most}` : String(mid('after'))
  return (
    `${name.padEnd(9)} longest task since the first paint ${longest} ms (at most ${most}), blocking ${mid('blocking')} ms; ` +
    `before it ${mid('before')} ms`
  )
}

/**
 * The longest task of first visits, on a simulated phone with a four times slower processor, compared with a bare React
 * page: both include what the browser itself needs for a page. Medians of seven visits.
 */
export async function bench([origins = 'http://localhost:3000', only]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const bare = await serveBarePage()
  let isFine = true
  for (const [name, path] of Object.entries(pages)) {
    if (only && name !== only) continue
    const addresses = [bare.url, ...origins.split(',').map((origin) => origin + path)]
    const taken = new Map(addresses.map((address) => [address, [] as Visit[]]))
    // Alternating, so that other load on the machine affects all addresses alike.
    for (let at = 0; at < visits; at++) {
      for (const [address, all] of taken) all.push(await visit(browser, address))
    }
    for (const [address, all] of taken) {
      const isGood = address === bare.url || median(all.map(({ after }) => after)) <= most
      isFine &&= isGood
      const which = address === bare.url ? 'bare page' : name
      console.log(`${isGood ? '✓' : '✗'} ${line(which, all)}${taken.size > 2 ? `, ${address}` : ''}`)
    }
  }
  bare.close()
  await browser.close()
  return isFine
}
