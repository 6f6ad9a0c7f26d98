import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'

/** A phone of the middle range: its screen has two dots for one of the page. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Bytes that the pictures of a list's first screen may have. */
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
  readonly pictures: number
  /** as they were sent */
  readonly bytes: number
}

/** What a first visit loads of pictures without a touch. */
async function load(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const pictures = new Set<string>()
    let bytes = 0
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Image' && response.url.startsWith('http')) pictures.add(requestId)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) bytes += encodedDataLength
    })
    const response = await page.goto(url)
    await page.waitForLoadState('networkidle')
    return { status: response?.status(), pictures: pictures.size, bytes }
  } finally {
    await context.close()
  }
}

/** `npm run bench -- pictures [origin [addresses…]]`: bytes of the pictures of each list's first screen on a phone. */
export async function bench([origin = 'http://localhost:3000', ...wanted]: string[]): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  let isFine = true
  try {
    for (const page of wanted.length > 0 ? wanted : lists) {
      const { status, pictures, bytes } = await load(browser, origin + page)
      // A page that failed has few pictures, which is nothing to be glad of.
      const isGood = status === 200 && pictures > 0 && bytes <= limit
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${page}: ${Math.round(bytes / 1024)} KB in ${pictures} pictures (at most ${limit / 1024} KB), answered ${status}`,
      )
    }
  } finally {
    await browser.close()
  }
  return isFine
}
