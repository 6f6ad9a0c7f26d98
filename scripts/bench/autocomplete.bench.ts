import { performance } from 'node:perf_hooks'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from '../bundle.mjs'
import { openDatabases } from './scale/databases.ts'
import { quantile } from './scale/measure.ts'
import { sowDocuments } from './scale/search-documents.ts'
import { untilWarm } from './scale/until-warm.ts'
import { startWatchedApi, type WatchedApi } from './scale/watched-api.ts'

const defaultSizes = [1_000, 1_000_000]
const rounds = 12
const mostMilliseconds = 20
const mostGrowth = 2

/** Typed searches, letter by letter, including misspelt words, words of the shop and of every city. */
const typed = [
  'lodhi garden',
  'street food',
  'kurta',
  'indigo kurta',
  'jazz',
  'hauz khas',
  'best chai',
  'bookshop',
  'stepwell',
  'lodi gardn',
  'kurtha',
  'jwellery',
  'momos',
  'live music',
  'saree',
  'brunch',
  'terracotta lamp',
  'pottery workshop',
]
const beginnings = [...new Set(typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1).trim())))]
const cities = ['delhi', 'bangalore', 'mumbai', 'goa', 'all']

/**
 * `npm run bench -- autocomplete [sizes…]`: each keystroke of some searches, in every city, at several numbers of
 * searchable things, alternating within the same run.
 */
export async function bench(args: readonly string[] = []): Promise<boolean> {
  const sizes = args.length > 0 ? args.map(Number) : defaultSizes
  await bundleServers()
  const databases = await openDatabases([1_000])
  const apis: WatchedApi[] = []
  try {
    for (const [at, size] of sizes.entries()) {
      const url = await sowDocuments(databases.urlOf(1_000), size)
      apis.push(await startWatchedApi(databases.home, size, at, url))
      await untilWarm(apis[at] as WatchedApi)
      console.log(`${size} things: ${apis[at]?.memory().now} MB with all of them in memory`)
    }
    const times = apis.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, api] of apis.entries())
        for (const [nth, q] of beginnings.entries()) {
          const city = cities[(nth + round) % cities.length] as string
          // Every round includes searches that were not made before, so that no cache answers all of them.
          const asked = nth % 3 === 0 ? `${q} ${String.fromCharCode(97 + ((nth + round) % 26))}` : q
          const taken = await measureCall(api.url, asked, city)
          if (round > 0) times[at]?.push(taken)
        }
    const p95 = times.map((some) => quantile(some, 0.95))
    const growth = Math.max(...p95) / (p95[0] ?? 1)
    let isFine = true
    for (const [at, api] of apis.entries()) {
      const isGood = (p95[at] ?? 0) < mostMilliseconds
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${api.size} things: p50 ${quantile(times[at] ?? [], 0.5).toFixed(1)} p95 ${p95[at]?.toFixed(1)} p99 ${quantile(times[at] ?? [], 0.99).toFixed(1)} ms (wanted p95 < ${mostMilliseconds}), ${api.memory().most} MB at most`,
      )
    }
    console.log(
      `${growth < mostGrowth ? '✓' : '·'} grows ${growth.toFixed(2)}× (reported, not required: < ${mostGrowth}×)`,
    )
    return isFine
  } finally {
    await Promise.all(apis.map((api) => api.stop()))
    await databases.stop()
  }
}

async function measureCall(api: string, q: string, city: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${api}/v1/autocomplete?${new URLSearchParams({ q, city })}`)
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${q} answered ${answer.status}: ${body.slice(0, 200)}`)
  return performance.now() - started
}
