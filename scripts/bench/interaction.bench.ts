import { type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { median } from './load.ts'

const slowdown = 4
const times = 12
const most = 100

interface Subject {
  readonly name: string
  /** Brings the page to where the tap is; once, or before every tap. */
  prepare(page: Page, origin: string): Promise<void>
  readonly isPreparedEachTime?: boolean
  /** What is tapped on this turn. */
  target(page: Page, turn: number): Promise<Locator>
}

const product = '/shop/product/indigo-block-print-kurta?selectedSku=indigo-kurta-s'
const more = /more|increase/i
const fewer = /fewer|less|decrease/i
const addToBag = (page: Page) => page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first()

const subjects: readonly Subject[] = [
  {
    name: 'add to bag',
    isPreparedEachTime: true,
    async prepare(page, origin) {
      await page.goto(origin + product, { waitUntil: 'load' })
      await addToBag(page).waitFor()
    },
    target: async (page) => addToBag(page),
  },
  {
    name: 'stepper',
    async prepare(page, origin) {
      await page.goto(origin + product, { waitUntil: 'load' })
      await addToBag(page).tap()
      await page.getByRole('link', { name: 'View bag' }).first().tap()
      await page.getByRole('button', { name: more }).first().waitFor()
    },
    target: async (page, turn) => page.getByRole('button', { name: turn % 2 === 0 ? more : fewer }).first(),
  },
  {
    name: 'filter',
    async prepare(page, origin) {
      await page.goto(`${origin}/shop/c/shopping/jewellery`, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      await page
        .getByRole('link', { name: /^Filter/ })
        .first()
        .tap()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    async target(page, turn) {
      // The first few, which need no scrolling of the drawer.
      const boxes = page.getByRole('dialog').locator('label:has(input[type=checkbox])')
      return boxes.nth(turn % Math.min(3, await boxes.count()))
    },
  },
]

declare global {
  interface Window {
    nukkadEvents: { interactionId: number; duration: number }[]
  }
}

/** Runs in every page before its own scripts: keeps each event that took longer than a picture. */
function keepEvents(): void {
  window.nukkadEvents = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      window.nukkadEvents.push({ interactionId, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** One tap: its longest event from press to the next picture in ms, as INP counts it; 0 when under 16. */
async function measureTap(page: Page, devtools: CDPSession, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(800)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => void window.nukkadEvents.splice(0))
  await target.tap()
  await page.waitForTimeout(1000)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() =>
    Math.max(0, ...window.nukkadEvents.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)),
  )
}

/** Interaction to next paint on a phone whose processor is four times slower than this one. */
export async function bench([origin = 'http://localhost:3000', only]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isFine = true
  for (const subject of subjects.filter(({ name }) => !only || name === only)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await context.addInitScript(keepEvents)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await subject.prepare(page, origin)
    const measured: number[] = []
    for (let turn = 0; turn < times; turn++) {
      if (subject.isPreparedEachTime) await subject.prepare(page, origin)
      measured.push(await measureTap(page, devtools, await subject.target(page, turn)))
    }
    const worst = Math.max(...measured)
    const isGood = worst < most
    isFine &&= isGood
    console.log(
      `${isGood ? '✓' : '✗'} ${subject.name.padEnd(12)} INP ${worst} ms (under ${most}), median ${median(measured)} ms of ${times} taps`,
    )
    await context.close()
  }
  await browser.close()
  return isFine
}
