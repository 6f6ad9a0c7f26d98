import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { site } from './site.ts'

/** A compressed file until it is whole: it has a UUID for its last name. */
const draft = /\.[0-9a-f-]{36}$/

/** Makes the data folder of a shell anew, with the site's releases, keys and cache; answers its path. */
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
    // Keys do not matter here: this shell's releases are written into its folder. Drafts of the other shell come and go.
    const filter = (file: string) => path.basename(file) !== 'trust' && !draft.test(file)
    if (existsSync(from)) cpSync(from, path.join(home, to), { recursive: true, filter })
  }
  return home
}
