import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { serveBarePage } from './bare-page.ts'
import { median } from './load.ts'

const rounds = 5
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Measure {
  readonly scores: Record<(typeof categories)[number], number>
  readonly lcp: number
  readonly faults: string[]
}

/** A trace that Chromium did not begin or end says nothing about the page; another one is taken. */
async function measure(url: string, tries = 3): Promise<Measure> {
  const measured = await measureOnce(url)
  return Number.isFinite(measured.lcp) || tries === 1 ? measured : measure(url, tries - 1)
}

/** One mobile Lighthouse run on an empty profile. LCP in ms, scores 0–100. */
async function measureOnce(url: string): Promise<Measure> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { lhr } = result
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const faults = Object.values(lhr.audits)
      .filter(({ score: given, scoreDisplayMode }) => given !== null && given < 0.9 && scoreDisplayMode === 'binary')
      .map(({ id }) => id)
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Measure['scores'],
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      faults,
    }
  } finally {
    await chrome.kill()
  }
}

const allPages = [
  '/delhi',
  '/places/lodhi-garden',
  '/delhi/a-slow-sunday-in-lodhi-colony',
  '/delhi/jazz-at-lodhi',
  '/delhi/locality/hauz-khas',
  '/delhi/around-you',
  '/delhi/post/search?q=chai',
  '/shop',
  '/shop/c/home-decor',
  '/shop/product/indigo-block-print-kurta',
  '/shop/search?q=kurta',
]

/**
 * `npm run bench -- pages [origin [addresses…]]`: Lighthouse (mobile) by turns on our pages and on a bare React page that
 * this bench serves itself.
 */
export async function bench([origin = 'http://localhost:3000', ...wanted]: string[]): Promise<boolean> {
  const bare = await serveBarePage()
  const pages = wanted.length > 0 ? wanted : allPages
  let isFine = true
  for (const page of pages) {
    await fetch(origin + page)
    const ours: Measure[] = []
    const floors: number[] = []
    for (let round = 0; round < rounds; round++) {
      floors.push((await measure(bare.url)).lcp)
      ours.push(await measure(origin + page))
    }
    const of = (name: (typeof categories)[number]) => median(ours.map(({ scores }) => scores[name]))
    const ratio = median(ours.map(({ lcp }, at) => lcp / (floors[at] ?? Number.NaN)))
    const isGood = of('performance') >= 95 && categories.slice(1).every((name) => of(name) === 100) && ratio <= 1.4
    isFine &&= isGood
    console.log(
      `${isGood ? '✓' : '✗'} ${page}: ${categories.map((name) => `${name} ${of(name)}`).join(', ')}; LCP ${Math.round(median(ours.map(({ lcp }) => lcp)))} ms, ${ratio.toFixed(2)} of the bare page's; ${[...new Set(ours.flatMap(({ faults }) => faults))].join(' ')}`,
    )
  }
  bare.close()
  return isFine
}
