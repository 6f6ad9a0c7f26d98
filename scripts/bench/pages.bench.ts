import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../../packages/e2e/src/system/chromium.ts'
import { serveBarePage } from './harness/bare-page.ts'
import { median } from './harness/load.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
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

/** Times in milliseconds; the shift has no unit. */
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const
type Metric = keyof typeof metrics

interface Measure extends Readonly<Record<Metric, number>> {
  readonly scores: Record<(typeof categories)[number], number>
  /** bytes of scripts as transferred */
  readonly script: number
  readonly requests: number
  readonly faults: string[]
}

/** Retries when Chromium failed to start or end its trace, which says nothing about the page. */
async function measure(url: string, tries = 3): Promise<Measure> {
  const measured = await measureOnce(url)
  return Number.isFinite(measured.lcp) || tries === 1 ? measured : measure(url, tries - 1)
}

/** One mobile Lighthouse run on an empty profile; scores 0–100. */
async function measureOnce(url: string): Promise<Measure> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { lhr } = result
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
    const faults = Object.values(lhr.audits)
      .filter(({ score: given, scoreDisplayMode }) => given !== null && given < 0.9 && scoreDisplayMode === 'binary')
      .map(({ id }) => id)
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Measure['scores'],
      ...(Object.fromEntries(
        Object.entries(metrics).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
      ) as Record<Metric, number>),
      ...loaded(lhr.audits['network-requests']?.details),
      faults,
    }
  } finally {
    await chrome.kill()
  }
}

/** What was transferred until the page was idle. */
function loaded(details: unknown): Pick<Measure, 'script' | 'requests'> {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return { script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0), requests: items.length }
}

const allPages = [
  '/delhi',
  '/places/lodhi-garden',
  '/delhi/a-slow-sunday-in-lodhi-colony',
  '/delhi/jazz-at-lodhi',
  '/delhi/locality/hauz-khas',
  '/delhi/around-you',
  '/delhi/post/search?q=chai',
  '/delhi/post/best-chai-in-delhi',
  '/event/register/jazz-at-lodhi',
  '/campaign/festive/diwali-lights',
  '/shop',
  '/shop/c/home-decor',
  '/shop/product/indigo-block-print-kurta',
  '/shop/search?q=kurta',
]

/** Limits of a page: the first ones are multiples of the bare page's values. */
const limits = { fcp: 1.45, lcp: 1.05, tbt: 100, shift: 0.01, performance: 98, script: 120 * 1024, requests: 30 }
/** Pages that ask search engines not to index them. */
const isUnlisted = (page: string) => /^\/event\/register\/|\/search\?/.test(page)

type Scored = (typeof categories)[number]

/** The result of one page in words, and whether it is within the limits. */
function reported(
  page: string,
  ours: readonly Measure[],
  floors: readonly Measure[],
): { text: string; isGood: boolean } {
  const of = (name: Scored) => median(ours.map(({ scores }) => scores[name]))
  const mid = (name: Exclude<keyof Measure, 'scores' | 'faults'>) => median(ours.map((one) => one[name]))
  const ratio = (name: Metric) => median(ours.map((one, at) => one[name] / (floors[at]?.[name] ?? Number.NaN)))
  const wanted = categories.slice(1).filter((name) => !(name === 'seo' && isUnlisted(page)))
  const isGood =
    of('performance') >= limits.performance &&
    wanted.every((name) => of(name) === 100) &&
    (['fcp', 'lcp'] as const).every((name) => ratio(name) <= limits[name]) &&
    (['tbt', 'shift', 'script', 'requests'] as const).every((name) => mid(name) <= limits[name])
  const paints = (['fcp', 'lcp'] as const).map(
    (name) => `${name.toUpperCase()} ${Math.round(mid(name))} ms, ${ratio(name).toFixed(2)} of the bare page's`,
  )
  const text =
    `${categories.map((name) => `${name} ${of(name)}`).join(', ')}; ${paints.join('; ')}; ` +
    `blocked ${Math.round(mid('tbt'))} ms, shift ${mid('shift').toFixed(3)}, scripts ${Math.round(mid('script') / 1024)} KB, ` +
    `${mid('requests')} requests; ${[...new Set(ours.flatMap(({ faults }) => faults))].join(' ')}`
  return { text, isGood }
}

/**
 * `npm run bench -- pages [origins [addresses…]]`: Lighthouse (mobile), in turn on a bare React page that this bench
 * serves itself and on our pages; `BENCH_ROUNDS` sets how often, 5 by default. Several origins, separated by commas, are two states of the site that take turns.
 */
export async function bench([origins = 'http://localhost:3000', ...wanted]: string[]): Promise<boolean> {
  const bare = await serveBarePage()
  const sites = origins.split(',')
  let isFine = true
  for (const page of wanted.length > 0 ? wanted : allPages) {
    const floors: Measure[] = []
    const taken = new Map(sites.map((origin) => [origin, [] as Measure[]]))
    for (const origin of sites) await fetch(origin + page)
    for (let round = 0; round < rounds; round++) {
      floors.push(await measure(bare.url))
      for (const [origin, measures] of taken) measures.push(await measure(origin + page))
    }
    for (const [origin, measures] of taken) {
      const { text, isGood } = reported(page, measures, floors)
      isFine &&= isGood
      console.log(`${isGood ? '✓' : '✗'} ${sites.length > 1 ? origin : ''}${page}: ${text}`)
    }
  }
  bare.close()
  return isFine
}
