import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { shortLivedFlags } from '@nukkad/build/short-lived'

export const root = path.resolve(import.meta.dirname, '..', '..')
export const results = path.join(root, '.nukkad', 'test-results')

/** A test that did not run, and its reason, which is empty if the test gives none. */
export interface Skipped {
  readonly title: string
  readonly reason: string
}

/** The result of a part of `npm test`. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped?: readonly Skipped[]
}

/** Runs one of our programs, and what it forks, to its end, with its output shown; false if it failed. */
export function run(args: readonly string[], env: Record<string, string> = {}): boolean {
  const done = spawnSync(process.execPath, [...shortLivedFlags, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  if (done.signal) console.error(`${args[0]} was terminated by ${done.signal}.`)
  return done.status === 0
}

/** A failed run without a failed test of its own (a crash, a broken set-up) counts as one failure. */
export function counted(isFine: boolean, { passed, failed, skipped = [] }: Count): Count {
  return { skipped, passed, failed: failed === 0 && !isFine ? 1 : failed }
}
