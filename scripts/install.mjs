import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const marker = path.join(root, 'node_modules', '.nukkad-installed')

function oldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** Installs what the lock file names unless that has happened already. Plain JavaScript: nothing is installed before it ran. */
export function ensureInstalled() {
  if (oldNode()) {
    console.error(`Nukkad needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing packages (once, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (done.status !== 0) {
    console.error('The install failed; the lines above say why. Run the command again when it is mended.')
    process.exit(1)
  }
  mkdirSync(path.dirname(marker), { recursive: true })
  writeFileSync(marker, lock)
}
