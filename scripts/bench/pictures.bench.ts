import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'

/** A mid-range phone with two device pixels per CSS pixel. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Maximum bytes of the pictures on a list's first screen. */
const limit = 150 * 1024
const lists = [
  '/',
  '/delhi',
  '/shop',
  '/shop/c/home-decor',
  '/shop/c/gifts',
  '/shop/search?q=kurta',
  '/delhi/around-you',
  '/delhi/post/search?q=chai',
]

interface Loaded {
  readonly status: number | undefined
  /** pictures of the first screen */
  readonly pictures: number
  /** bytes of these, as transferred */
  readonly bytes: number
  /** including pictures further down, which a browser prefetches as far ahead as it chooses */
  readonly allBytes: number
}

/** Runs in the page. */
const addressesInView = () =>
  [...document.images]
    .filter((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)

/** Measures the pictures that a first visit loads without interaction. */
async function load(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const addresses = new Map<string, string>()
    const sent = new Map<string, number>()
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Image' && response.url.startsWith('http')) addresses.set(requestId, response.url)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId)
      if (address) sent.set(address, encodedDataLength)
    })
    const response = await page.goto(url)
    await page.waitForLoadState('networkidle')
    const seen = new Set((await page.evaluate(addressesInView)).filter((address) => sent.has(address)))
    const sum = (wanted: Iterable<string>) => [...wanted].reduce((all, address) => all + (sent.get(address) ?? 0), 0)
    return { status: response?.status(), pictures: seen.size, bytes: sum(seen), allBytes: sum(sent.keys()) }
  } finally {
    await context.close()
  }
}

/** `npm run bench -- pictures [origin [addresses…]]`: bytes of the pictures on each list's first screen on a phone. */
export async function bench([origin = 'http://localhost:3000', ...wanted]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isFine = true
  try {
    for (const page of wanted.length > 0 ? wanted : lists) {
      const { status, pictures, bytes, allBytes } = await load(browser, origin + page)
      // A failed page has few pictures, which is not a success.
      const isGood = status === 200 && allBytes > 0 && bytes <= limit
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${page}: ${Math.round(bytes / 1024)} KB in ${pictures} pictures (at most ${limit / 1024} KB), ${Math.round(allBytes / 1024)} KB with what comes ahead, answered ${status}`,
      )
    }
  } finally {
    await browser.close()
  }
  return isFine
}
