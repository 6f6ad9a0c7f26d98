import { firstSlugs, ingestion, type Subject, subjects, visitor } from './harness/api-subjects.ts'
import { beside } from './harness/beside.ts'
import { bytesOf } from './harness/call.ts'
import { type Load, load, median } from './harness/load.ts'
import { prepareWrites, type Written } from './harness/mixed-writes.ts'
import { numbersOf } from './harness/numbers.ts'
import { preparePlacing } from './harness/order-placing.ts'
import { apiSeconds } from './harness/processor-time.ts'
import { startApiAndFloor } from './harness/system.ts'

const rounds = 5
/** Warm-up runs that do not count: a server that has just started is not representative. */
const warmUps = 3
/** The number of statements that the API has sent so far, from its own metrics. */
async function statements(api: string, home: string): Promise<number> {
  const text = await numbersOf(api, home)
  return Number(/^nukkad_db_statements_total (\d+)/m.exec(text)?.[1] ?? Number.NaN)
}
/** The floor's address with a response as large as ours. */
async function floorAs({ floor, example }: Subject, origin: string): Promise<string> {
  if (!example) return floor
  return `${floor}?bytes=${await bytesOf(origin + example, visitor)}`
}

/** Statements per request, from an API that counts them. */
async function statementsEach(
  { counting, home }: { counting: string; home: string },
  subject: Subject,
): Promise<number> {
  await subject.run(new URL(counting).origin)
  const before = await statements(counting, home)
  const { perSecond } = await subject.run(new URL(counting).origin)
  return ((await statements(counting, home)) - before) / (subject.perRun ?? perSecond * 3)
}

interface Measured {
  readonly subject: Subject
  readonly ratios: readonly number[]
  readonly loads: readonly Load[]
  readonly written: Written | undefined
  readonly statementsEach: number
  /** for each run: CPU milliseconds of the API per answer, including concurrent writes and checks */
  readonly work: readonly number[]
}

/** Prints the result of one subject; returns true if it is as good as required. */
function report({ subject, ratios, loads, written, statementsEach: each, work }: Measured): boolean {
  const ratio = median(ratios)
  const failed = loads.reduce((sum, { failed: some }) => sum + some, 0)
  const steadiness = median(loads.map(({ p50, p99 }) => p99 / Math.max(1, p50)))
  const isGood = ratio >= subject.wanted && failed === 0 && steadiness <= 10 && !written?.stale
  const of = (pick: (one: Load) => number) => Math.round(median(loads.map(pick)))
  const mixed =
    written &&
    `, ${((100 * written.writes) / (written.answers + written.writes)).toFixed(1)} % writes, ${written.stale} of ${written.checked} checks stale`
  console.log(
    `${isGood ? '✓' : '✗'} ${subject.name.padEnd(22)} ${(ratio * 100).toFixed(1)} % of the floor's ${subject.floor} (wanted ${Math.round(subject.wanted * 100)} %), ` +
      `${of(({ perSecond }) => perSecond)}/s, p50 ${of(({ p50 }) => p50)} ms, p99 ${of(({ p99 }) => p99)} ms (${steadiness.toFixed(1)} ×), ` +
      `${median(work).toFixed(2)} ms of processor and ${each.toFixed(2)} statements a request, ${failed} failed${mixed ?? ''}`,
  )
  return isGood
}

/**
 * Runs our calls and the floor alternately with 16 connections; reports medians of the ratios, and statements per
 * request. The floor only reads; ours has concurrent writes where the subject says so, which do not count as answers.
 */
async function besideFloor(names: readonly string[]): Promise<boolean> {
  const system = await startApiAndFloor()
  const origin = new URL(system.api).origin
  let isFine = true
  try {
    const placing = await preparePlacing(system)
    const ordering: Subject = { name: 'order by cash', floor: '/row', wanted: 0.03, ...placing }
    const shop = await subjects(system.api)
    const writes = await prepareWrites(system, await firstSlugs(system.api))
    const all = [...shop, ordering, ingestion()]
    const chosen = names.length > 0 ? all.filter(({ name }) => names.some((part) => name.includes(part))) : all
    for (const subject of chosen) {
      for (let run = 0; run < warmUps; run++) await subject.run(origin)
      const ratios: number[] = []
      const loads: Load[] = []
      const work: number[] = []
      const written: Written | undefined = subject.isMixed ? { answers: 0, writes: 0, checked: 0, stale: 0 } : undefined
      const floorAt = system.floor + (await floorAs(subject, origin))
      await load(floorAt)
      for (let round = 0; round < rounds; round++) {
        const floor = await load(floorAt)
        const before = await apiSeconds(system)
        const ours = await ran(subject, origin, { writes, written })
        work.push(((await apiSeconds(system)) - before) * (1_000 / (subject.perRun ?? ours.perSecond * 3)))
        ratios.push(ours.perSecond / floor.perSecond)
        loads.push(ours)
      }
      const each = await statementsEach(system, subject)
      isFine = report({ subject, ratios, loads, written, work, statementsEach: each }) && isFine
    }
    await writes.end()
    await placing.end()
  } finally {
    await system.stop()
  }
  return isFine
}

type Writes = Awaited<ReturnType<typeof prepareWrites>>

/** One run, with concurrent writes if `written` is given. */
async function ran(
  subject: Subject,
  origin: string,
  { writes, written }: { writes: Writes; written: Written | undefined },
): Promise<Load> {
  if (!written) return subject.run(origin)
  const one = await writes.beside((onAnswer) => subject.run(origin, onAnswer))
  written.answers += one.written.answers
  written.writes += one.written.writes
  written.checked += one.written.checked
  written.stale += one.written.stale
  return one.ran
}

/**
 * `npm run bench -- api [--beside <other tree>] [names…]`: compared with the floor, or with the API of another work tree;
 * with names, only subjects whose names contain one of them.
 */
export async function bench([option, ...rest]: string[]): Promise<boolean> {
  if (option !== '--beside') return besideFloor(option === undefined ? [] : [option, ...rest])
  const [other, ...names] = rest
  if (!other) throw new Error('Name the other work tree: npm run bench -- api --beside ../older')
  return beside(other, names)
}
