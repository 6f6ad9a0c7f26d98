import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Release } from '@nukkad/contracts'
import { workspaceRoot } from '../workspace.ts'
import { GateRefusal } from './gates/gate-refusal.ts'
import { runLimited } from './run-limited.ts'
import { trialProgram } from './trial-bundle.ts'

/** What a trial run found in a release. */
export interface Trial {
  /** slots in its server bundle */
  readonly slots: readonly string[]
  /** names of the screens in these slots */
  readonly screens: readonly string[]
  /** whether it ran to the end */
  readonly isDone?: true
  /** what is being tried */
  readonly at?: string
  /** the first failure, as messages say it after the remote's name */
  readonly fault?: string
}

/** Some seconds for the platform to load, and far more than all screens need. */
const usualLimitMs = 60_000

/**
 * Runs the built release in `dir` once in its own process; throws GateRefusal when it loops, fails or can't be
 * rendered.
 */
export async function tryRelease(dir: string, { name }: Release, limitMs = usualLimitMs): Promise<Trial> {
  const file = `${dir}.trial.json`
  try {
    const args = [await trialProgram(), dir, file]
    const { isFine, isLate, said } = await runLimited({ args, cwd: workspaceRoot, limitMs })
    const trial: Trial = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { slots: [], screens: [] }
    if (isLate) {
      throw new GateRefusal(`${name} does not finish: ${trial.at ?? 'it'} took more than ${limitMs / 1000} s.`)
    }
    if (trial.fault) throw new GateRefusal(`${name}: ${trial.fault}`)
    if (!isFine || !trial.isDone)
      throw new GateRefusal(`${name} crashed the process that ran ${trial.at ?? 'it'}.\n${said}`)
    return trial
  } finally {
    rmSync(file, { force: true })
  }
}
