import { performance } from 'node:perf_hooks'
import type { Db, Queryable } from '../../db.ts'
import { rupees } from '../pricing/money.ts'
import { invariants, waiting } from './all-checks.ts'
import type { Decision } from './decisions.ts'
import type { Check, Proof, Result } from './proof.ts'
import { purchasesOf, type StoryRow, storyOf } from './purchase-story.repository.ts'

const shownFindings = 20
const mostCounted = 1000

export interface Repaired {
  readonly name: string
  readonly count: number
}
export interface ProofParts {
  readonly db: Db
  readonly now: () => Date
  readonly decisions: readonly Decision[]
}
export type ProofService = ReturnType<typeof createProofService>

/** Checks invariants, and restores derived data from its source. */
export function createProofService({ db, now, decisions }: ProofParts) {
  async function lookAt(q: Queryable, check: Check, at: Date): Promise<Result> {
    const from = performance.now()
    const done = (findings: Result['findings'], failure: string | null): Result => ({
      check,
      findings,
      failure,
      milliseconds: Math.round(performance.now() - from),
    })
    try {
      return done(await check.find(q, at, shownFindings), null)
    } catch (error) {
      return done([], error instanceof Error ? error.message : String(error))
    }
  }

  async function lookAtAll(checks: readonly Check[], at: Date): Promise<Result[]> {
    // One after the other, each on its own snapshot: shoppers come first, and a check that takes too long fails alone.
    const results: Result[] = []
    for (const check of checks) results.push(await lookAt(db, check, at))
    return results
  }

  return {
    async look(): Promise<Proof> {
      const at = now()
      return { at, invariants: await lookAtAll(invariants, at), waiting: await lookAtAll(waiting, at) }
    },

    /** How much the measured checks find, at most a thousand each, by their names. */
    async overdue(): Promise<Record<string, number>> {
      const at = now()
      const measured = waiting.filter(({ isMeasured }) => isMeasured)
      const counts = measured.map(async ({ name, find }) => [name, (await find(db, at, mostCounted)).length] as const)
      return Object.fromEntries(await Promise.all(counts))
    },

    /** All checks that have a repair command. */
    repairs: (): readonly Check[] => [...invariants, ...waiting].filter(({ repair }) => repair),

    decisions: (): readonly Decision[] => decisions,

    /** Applies a decision to one item; undefined when there is no such decision. A sentence says what is left to do. */
    async decide(name: string, id: string): Promise<boolean | string | undefined> {
      const decision = decisions.find((one) => one.name === name)
      return decision && db.begin((tx) => decision.decide(tx, id, now()))
    },

    /** One line for each thing stored about the purchase with this id, or for each purchase of an account's email. */
    async about(id: string): Promise<string[]> {
      const rows = id.includes('@') ? await purchasesOf(db, id, shownFindings) : await storyOf(db, id)
      return rows.map(storyLine)
    },

    /** Runs one repair; undefined when there is none of this name. */
    async repair(name: string): Promise<Repaired | undefined> {
      const repair = [...invariants, ...waiting].find((check) => check.name === name)?.repair
      if (!repair) return undefined
      const count = await db.begin((tx) => repair.run(tx, now()))
      return { name, count }
    },
  }
}

const moment = (at: Date) =>
  at.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

const storyLine = ({ at, what, id, state, amount, note }: StoryRow) =>
  `${moment(at)}  ${what.padEnd(8)} ${id}  ${state}, ${rupees(amount)}${note ? ` (${note})` : ''}`
