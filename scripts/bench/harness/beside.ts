import { existsSync } from 'node:fs'
import path from 'node:path'
import { ingestion, type Subject, subjects } from './api-subjects.ts'
import { type Load, median } from './load.ts'
import { preparePlacing } from './order-placing.ts'
import { apiSeconds, machineSeconds } from './processor-time.ts'
import { type BenchSystem, firstPort, root, startApiAndFloor } from './system.ts'

const rounds = 7
const warmUps = 2
/** The rate, as a share of the older tree's, from which the newer one counts as no worse (decision 0633). */
const least = 0.95

interface Tree extends BenchSystem {
  readonly origin: string
  readonly subjects: readonly Subject[]
  end(): Promise<void>
}

/** Without `names`, all subjects; those of the shop need thousands of carts, which are only made if one is chosen. */
async function open(tree: string, port: number, names: readonly string[]): Promise<Tree> {
  const system = await startApiAndFloor({ tree, port })
  const placing = await preparePlacing(system)
  const others: Subject[] = [{ name: 'order by cash', floor: '/row', wanted: 0, ...placing }, ingestion()]
  const isOfOthers = (part: string) => others.some(({ name }) => name.includes(part))
  const needsShop = names.length === 0 || !names.every(isOfOthers)
  const all = [...(needsShop ? await subjects(system.api) : []), ...others]
  return {
    ...system,
    origin: new URL(system.api).origin,
    subjects: names.length === 0 ? all : all.filter(({ name }) => names.some((part) => name.includes(part))),
    async end() {
      await placing.end()
      await system.stop()
    },
  }
}

interface Run extends Load {
  /** CPU milliseconds per answer, of the API and of the machine */
  readonly api: number
  readonly machine: number
}

async function run(tree: Tree, subject: Subject): Promise<Run> {
  const [api, machine] = [await apiSeconds(tree), machineSeconds()]
  const load = await subject.run(tree.origin)
  const ofMachine = machineSeconds() - machine
  const ofApi = (await apiSeconds(tree)) - api
  const each = 1_000 / (subject.perRun ?? load.perSecond * 3)
  return { ...load, machine: ofMachine * each, api: ofApi * each }
}

const mid = (runs: readonly Run[], of: keyof Run) => median(runs.map((one) => one[of]))
const inWords = (runs: readonly Run[]) =>
  `${Math.round(mid(runs, 'perSecond'))}/s, p50 ${mid(runs, 'p50')} ms, p99 ${mid(runs, 'p99')} ms, ` +
  `${mid(runs, 'api').toFixed(2)} ms of the API and ${mid(runs, 'machine').toFixed(2)} ms of the machine`

/** Whether the newer tree is at most 5 % slower. */
function report(name: string, before: readonly Run[], now: readonly Run[]): boolean {
  const rate = median(now.map(({ perSecond }, at) => perSecond / (before[at]?.perSecond ?? Number.NaN)))
  const work = median(now.map(({ machine }, at) => machine / (before[at]?.machine ?? Number.NaN)))
  const failed = [...before, ...now].reduce((sum, one) => sum + one.failed, 0)
  const isGood = (rate >= least || work <= 1 / least) && failed === 0
  console.log(
    `${isGood ? '✓' : '✗'} ${name.padEnd(24)} ${rate.toFixed(2)} of the rate with ${work.toFixed(2)} of the processor time: ` +
      `before ${inWords(before)}; now ${inWords(now)}; ${failed} failed`,
  )
  return isGood
}

async function compare(before: Tree, old: Subject, now: Tree, current: Subject): Promise<boolean> {
  const pairs = [
    { tree: before, subject: old, runs: [] as Run[] },
    { tree: now, subject: current, runs: [] as Run[] },
  ] as const
  for (let n = 0; n < warmUps; n++) for (const { tree, subject } of pairs) await subject.run(tree.origin)
  for (let n = 0; n < rounds; n++) {
    // They take turns at going first, because the second run meets what the first left to do.
    for (const { tree, subject, runs } of n % 2 ? pairs : [...pairs].reverse()) runs.push(await run(tree, subject))
  }
  return report(current.name, pairs[0].runs, pairs[1].runs)
}

/**
 * The API of another work tree, such as a clone of last month, and that of this one, both running and loaded
 * alternately. The other tree must be installed; it may be older than this bench, which brings the subjects.
 */
export async function beside(other: string, names: readonly string[]): Promise<boolean> {
  if (!existsSync('/proc/stat')) {
    console.log('This benchmark was skipped: only Linux reports the time used by all processors.')
    return true
  }
  const trees: Tree[] = []
  try {
    const before = await open(path.resolve(other), firstPort + 200, names)
    trees.push(before)
    const now = await open(root, firstPort, names)
    trees.push(now)
    let isFine = true
    for (const [at, subject] of now.subjects.entries())
      isFine = (await compare(before, before.subjects[at] ?? subject, now, subject)) && isFine
    return isFine
  } finally {
    for (const tree of trees) await tree.end()
  }
}
