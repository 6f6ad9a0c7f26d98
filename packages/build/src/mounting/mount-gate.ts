import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { Registry } from '@nukkad/registry'
import { GateRefusal } from '../releasing/gates/gate-refusal.ts'
import { runLimited } from '../releasing/run-limited.ts'
import { workspaceRoot } from '../workspace.ts'
import { findBrowser } from './find-browser.ts'
import { hasShell } from './trial-shell.ts'
import { type MountedRemote, unmounted } from './unmounted.ts'

/** How far mounting a release has got. */
export interface Mounted {
  /** what is being mounted */
  readonly at?: string
  /** the first failure, as messages say it after the remote's name */
  readonly fault?: string
  /** whether it ran to the end */
  readonly isDone?: true
}

const limitMs = 180_000

/**
 * Mounts what changed in the built release in `dir` in Chromium, with the shell that visitors get, and throws
 * GateRefusal when one of its screens fails to appear. Returns the reason when the gate was skipped because there is no
 * Chromium or no built shell.
 */
export async function checkMount(
  dir: string,
  release: Release,
  remote: MountedRemote,
  browser = findBrowser(),
): Promise<string | undefined> {
  const { name } = remote
  if (!browser) return 'Chromium is not installed.'
  if (!hasShell()) return 'The shell has not been built.'
  const file = `${dir}.mounted.json`
  const home = `${dir}.mounted`
  const program = path.join(import.meta.dirname, 'mount-program.ts')
  try {
    const { items, remember } = unmounted(remote, release, { browser })
    // A registry that holds only this release and that no visitor ever uses.
    await new Registry({ home }).publish(dir)
    const args = ['--import', 'tsx', program, home, file, browser, JSON.stringify(items)]
    const { isFine, isLate, said } = await runLimited({ args, cwd: workspaceRoot, limitMs })
    const mounted: Mounted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    if (mounted.fault) throw new GateRefusal(`${name}: ${mounted.fault}`)
    if (isLate) throw new GateRefusal(`${name}: ${mounted.at ?? 'it'} does not finish in a browser.`)
    if (!isFine || !mounted.isDone) throw new GateRefusal(`${name} could not be mounted in a browser.\n${said}`)
    remember()
    return undefined
  } finally {
    for (const left of [file, home]) rmSync(left, { recursive: true, force: true })
  }
}
