import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { median } from './harness/load.ts'

// npm run bench -- interaction [origin[,another one to compare by turns]] [subject]
const slowdown = 4
const times = 12
const most = 100

interface Subject {
  readonly name: string
  /** Prepares the page for the tap; once, or before every tap. */
  prepare(page: Page, origin: string): Promise<void>
  readonly isPreparedEachTime?: boolean
  readonly times?: number
  /** The element that is tapped on this turn. */
  target(page: Page, turn: number): Promise<Locator>
  /** Measures another interaction than a tap; resolves with the milliseconds until its effect was visible. */
  measure?(page: Page, target: Locator, turn: number): Promise<number>
}

const product = '/shop/product/indigo-block-print-kurta?selectedSku=indigo-kurta-s'
const more = /more|increase/i
const fewer = /fewer|less|decrease/i
const searchField = (page: Page) => page.locator('input[name=q]:visible').first()
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to bag' }).locator('visible=true').first()

/** Typed text, letter by letter; every prefix is requested for the first time. */
const words = ['lamp', 'momo', 'tree', 'silver j', 'walk']
const keys = words.flatMap((word) => Array.from(word, (letter, at) => ({ letter, isFirst: at === 0 })))

const subjects: readonly Subject[] = [
  {
    name: 'add to bag',
    isPreparedEachTime: true,
    async prepare(page, origin) {
      await page.goto(origin + product, { waitUntil: 'load' })
      await addButton(page).waitFor()
    },
    target: async (page) => addButton(page),
  },
  {
    name: 'stepper',
    async prepare(page, origin) {
      await page.goto(origin + product, { waitUntil: 'load' })
      await addButton(page).tap()
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
  {
    name: 'search',
    async prepare(page, origin) {
      await page.goto(`${origin}/delhi`, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      await searchField(page).tap()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
    target: async (page) => searchField(page),
    times: keys.length,
    measure: measureKey,
  },
]

declare global {
  interface Window {
    nukkadEvents: { interactionId: number; duration: number }[]
    /** milliseconds from the last key to the frame with the resulting list */
    nukkadListAfter: Promise<number>
  }
}

/** Runs in every page before its own scripts: records each event that took longer than a frame. */
function keepEvents(): void {
  window.nukkadEvents = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      window.nukkadEvents.push({ interactionId, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/**
 * The window of a headless browser is smaller than its page by an invisible toolbar. Changes at the bottom, where a
 * phone has its buttons, are never painted, and the browser counts such a tap until something higher up changes.
 */
async function showWholePage(devtools: CDPSession): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: 600, height: 1200 } })
}

/**
 * One tap: its longest event from press to next paint in ms, as INP counts it; 0 if below 16. Taps at coordinates,
 * because the checks that `locator.tap` makes at every event would count as the page's own work.
 */
async function measureTap(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen.`)
  await page.evaluate(() => void window.nukkadEvents.splice(0))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(1000)
  return page.evaluate(() =>
    Math.max(0, ...window.nukkadEvents.filter(({ interactionId }) => interactionId).map(({ duration }) => duration)),
  )
}

/** One more letter: the time from the key to the frame in which the list matches the letters so far. */
async function measureKey(page: Page, _target: Locator, turn: number): Promise<number> {
  const { letter, isFirst } = keys[turn % keys.length] as (typeof keys)[number]
  if (isFirst) await searchField(page).fill('')
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const list = document.querySelector('[role=listbox]:not([hidden] *)')?.parentElement
    window.nukkadListAfter = new Promise((resolve) => {
      let pressedAt = 0
      document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true })
      const watch = new MutationObserver(() => {
        if (!list?.querySelector('[role=option]')) return
        watch.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - pressedAt)
          port2.postMessage(null)
        })
      })
      if (list) watch.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  })
  await page.keyboard.press(letter === ' ' ? 'Space' : letter)
  // Two successive prefixes may have the same list; then nothing changes.
  return page.evaluate(() =>
    Promise.race([window.nukkadListAfter, new Promise<number>((resolve) => setTimeout(resolve, 2000, 0))]),
  )
}

/** One visitor's page, prepared for the subject. */
async function open(browser: Browser, subject: Subject, origin: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await context.addInitScript(keepEvents)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await showWholePage(devtools)
  await subject.prepare(page, origin)
  const measured: number[] = []
  return {
    origin,
    measured,
    close: () => context.close(),
    async take(turn: number) {
      if (subject.isPreparedEachTime && turn > 0) await subject.prepare(page, origin)
      const target = await subject.target(page, turn)
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(800)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const taken = await (subject.measure ?? measureTap)(page, target, turn)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      if (taken > 0 || !subject.measure) measured.push(Math.round(taken))
    },
  }
}

/** Interaction to next paint, and key to list, on a simulated phone with a four times slower processor. */
export async function bench([origins = 'http://localhost:3000', only]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isFine = true
  for (const subject of subjects.filter(({ name }) => !only || name === only)) {
    const visits = []
    for (const origin of origins.split(',')) visits.push(await open(browser, subject, origin))
    // Alternating, so that other load on the machine affects all origins alike.
    for (let turn = 0; turn < (subject.times ?? times); turn++) for (const visit of visits) await visit.take(turn)
    for (const { origin, measured, close } of visits) {
      const worst = Math.max(...measured)
      const isGood = measured.length > 0 && worst < most
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${subject.name.padEnd(12)} ${worst} ms at worst (under ${most}), median ${median(measured)} ms of ${measured.length}${visits.length > 1 ? `, ${origin}` : ''}`,
      )
      await close()
    }
  }
  await browser.close()
  return isFine
}
