import { setTimeout as sleep } from 'node:timers/promises'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from '../bundle.mjs'
import { openDatabases } from './scale/databases.ts'
import { measureCall, quantile, type Subject, subjects } from './scale/measure.ts'
import { sequentialScans } from './scale/sequential-scans.ts'
import { untilWarm } from './scale/until-warm.ts'
import { startWatchedApi, type WatchedApi } from './scale/watched-api.ts'

const defaultSizes = [1_000, 100_000, 1_000_000]
const rounds = 40
const mostGrowth = 2
const mostMegabytes = 300
/** PostgreSQL reports a connection's scans up to ten seconds later. */
const statisticsDelay = 11_000

/**
 * `npm run bench -- scale [sizes…]`: the same calls at several sizes, alternating within the same run, so that other
 * load on the machine affects all sizes alike. The first run seeds the databases, which are kept.
 */
export async function bench(args: readonly string[] = []): Promise<boolean> {
  const sizes = args.length > 0 ? args.map(Number) : defaultSizes
  if (sizes.some((size) => !Number.isInteger(size) || size < 1_000))
    throw new Error('Sizes must be whole numbers of at least 1000.')
  await bundleServers()
  const databases = await openDatabases([...sizes].sort((one, other) => one - other))
  const apis: WatchedApi[] = []
  try {
    for (const [at, size] of sizes.entries())
      apis.push(await startWatchedApi(databases.home, size, at, databases.urlOf(size)))
    for (const api of apis) await untilWarm(api)
    for (const api of apis)
      console.log(
        `${api.size} products: ${api.memory().now} MB with all of them in memory, ${api.memory().most} at most`,
      )
    const scansBefore = await Promise.all(sizes.map((size) => sequentialScans(databases.urlOf(size))))
    let isFine = true
    for (const subject of Object.keys(subjects) as Subject[]) isFine = (await compare(subject, apis)) && isFine
    await sleep(statisticsDelay)
    for (const [at, api] of apis.entries()) {
      const scans = (await sequentialScans(databases.urlOf(api.size))) - (scansBefore[at] ?? 0)
      const { most } = api.memory()
      const isGood = scans === 0 && most < mostMegabytes
      isFine &&= isGood
      console.log(
        `${isGood ? '✓' : '✗'} ${api.size} products: ${scans} sequential scans of products, ${most} MB at most (wanted < ${mostMegabytes})`,
      )
    }
    return isFine
  } finally {
    await Promise.all(apis.map((api) => api.stop()))
    await databases.stop()
  }
}

async function compare(subject: Subject, apis: readonly WatchedApi[]): Promise<boolean> {
  const times = apis.map((): number[] => [])
  for (const query of subjects[subject]) for (const api of apis) await measureCall(api.url, query)
  const before = await Promise.all(apis.map((api) => api.statements()))
  for (let round = 0; round < rounds; round++)
    for (const query of subjects[subject])
      for (const [at, api] of apis.entries()) times[at]?.push(await measureCall(api.url, query))
  const calls = rounds * subjects[subject].length
  const after = await Promise.all(apis.map((api) => api.statements()))
  const p95 = times.map((some) => quantile(some, 0.95))
  const growth = Math.max(...p95) / (p95[0] ?? 1)
  const isGood = growth < mostGrowth
  const perSize = apis.map((api, at) => {
    const statements = ((after[at] ?? 0) - (before[at] ?? 0)) / calls
    const half = quantile(times[at] ?? [], 0.5)
    return `${api.size}: p50 ${half.toFixed(1)} p95 ${p95[at]?.toFixed(1)} ms, ${statements.toFixed(2)} statements`
  })
  console.log(
    `${isGood ? '✓' : '✗'} ${subject.padEnd(7)} grows ${growth.toFixed(2)}× (wanted < ${mostGrowth}×); ${perSize.join(' | ')}`,
  )
  return isGood
}
