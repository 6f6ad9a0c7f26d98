import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { median } from './harness/load.ts'

// npm run bench -- long-tasks [origin[,another one to compare by turns]] [name of a page]
const slowdown = 4
const visits = 7
/** The browser counts a task as long from here on, in milliseconds. */
const most = 50
/** By then whatever waits for an idle moment has run, in milliseconds after the page has loaded. */
const settled = 6_000

const pages = {
  home: '/delhi',
  shop: '/shop',
  category: '/shop/c/shopping',
  product: '/shop/product/lambani-mirror-potli',
  place: '/places/lodhi-garden',
  event: '/delhi/jazz-at-lodhi',
} as const

declare global {
  interface Window {
    nukkadLongTasks: { readonly from: number; readonly ms: number }[]
  }
}

/** Runs in every page before its own scripts. */
function keepLongTasks(): void {
  window.nukkadLongTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.nukkadLongTasks.push({ from: Math.round(startTime), ms: Math.round(duration) })
    }
  }).observe({ type: 'longtask', buffered: true })
}

/** Tasks of a first visit that were longer than 50 ms, from its beginning until the page has nothing left to do. */
async function longTasks(browser: Browser, address: string): Promise<Window['nukkadLongTasks']> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    await context.addInitScript(keepLongTasks)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
    await page.waitForTimeout(settled)
    return await page.evaluate(() => window.nukkadLongTasks)
  } finally {
    await context.close()
  }
}

/** The longest task of first visits, on a phone whose processor is four times slower than this one. */
export async function bench([origins = 'http://localhost:3000', only]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isFine = true
  for (const [name, path] of Object.entries(pages)) {
    if (only && name !== only) continue
    const taken = new Map(origins.split(',').map((origin) => [origin, [] as Window['nukkadLongTasks'][]]))
    // By turns, so that whatever else the machine does is the same for all.
    for (let visit = 0; visit < visits; visit++) {
      for (const [origin, all] of taken) all.push(await longTasks(browser, origin + path))
    }
    for (const [origin, all] of taken) {
      const longest = median(all.map((tasks) => Math.max(0, ...tasks.map(({ ms }) => ms))))
      const blocking = median(all.map((tasks) => tasks.reduce((sum, { ms }) => sum + ms - most, 0)))
      const isGood = longest <= most
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${name.padEnd(9)} longest task ${longest === 0 ? `under ${most}` : longest} ms (at most ${most}), ` +
          `blocking time ${blocking} ms, medians of ${visits} visits${taken.size > 1 ? `, ${origin}` : ''}`,
      )
    }
  }
  await browser.close()
  return isFine
}
