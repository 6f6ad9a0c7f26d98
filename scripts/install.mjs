import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
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

/** Whether the tools for tests and checks are installed too: they are the root's devDependencies. */
function hasTools() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return Object.keys(devDependencies).every((name) => existsSync(path.join(root, 'node_modules', name)))
}

function oldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19)
}

/** @param {string[]} command of npm */
function npm(...command) {
  const [program, ...words] = npmCommand()
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' }
  const done = spawnSync(program, [...words, ...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (done.status !== 0) {
    console.error('The installation failed; see the lines above. Run the command again once it is fixed.')
    process.exit(1)
  }
}

/**
 * Installs the packages of the lock file unless they are installed already. Without `needsTools`, those for tests and
 * checks, half of all, are left out until a command needs them. Plain JavaScript, because it runs before anything is
 * installed.
 */
export function ensureInstalled({ needsTools = true } = {}) {
  if (oldNode()) {
    console.error(`Nukkad requires Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const withTools = needsTools || hasTools()
  if (!isInstalled()) {
    console.log('Installing packages (once, about half a minute) …')
    npm('ci', withTools ? '--include=dev' : '--omit=dev')
  } else if (withTools && !hasTools()) {
    console.log('Installing the tools for tests and checks (once, about half a minute) …')
    npm('install', '--include=dev', '--no-save')
  }
}
