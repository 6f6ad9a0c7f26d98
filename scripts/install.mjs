import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { npmCommand } from './install/npm.mjs'

const root = path.resolve(import.meta.dirname, '..')
/**
 * npm writes its own copy of the lock file at the end of every install; if it is older than ours, the install is
 * outdated.
 */
function isInstalled() {
  const at = (/** @type {string} */ file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return at('node_modules/.package-lock.json') + 5000 >= at('package-lock.json')
}

function oldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/**
 * Installs the packages of the lock file unless they are installed already. Plain JavaScript, because it runs before
 * anything is installed.
 */
export function ensureInstalled() {
  if (oldNode()) {
    console.error(`Nukkad requires Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing packages (once, about a minute) …')
  const [npm, ...words] = npmCommand()
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  const done = spawnSync(npm, [...words, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (done.status !== 0) {
    console.error('The installation failed; see the lines above. Run the command again once it is fixed.')
    process.exit(1)
  }
}
