import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { site } from './site.ts'

/** A compressed file that is still being written ends in a UUID. */
const draft = /\.[0-9a-f-]{36}$/

/** Creates a fresh data folder for a shell, with the site's releases, keys and cache; returns its path. */
export function freshHome(worker: number): string {
  const home = path.join(site.home, `own-shell-${worker}`)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  for (const [part, to] of [
    ['registry/releases', 'releases'],
    ['keys', 'keys'],
    ['registry/keys', 'keys'],
    ['cache', 'cache'],
  ] as const) {
    const from = path.join(site.home, part)
    // Signing keys do not matter here: this shell's releases are written straight into its folder. Drafts of the other
    // shell appear and disappear, so they are not copied.
    const filter = (file: string) => path.basename(file) !== 'trust' && !draft.test(file)
    if (existsSync(from)) cpSync(from, path.join(home, to), { recursive: true, filter })
  }
  return home
}
