import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The command that runs npm here. Since Node 20.12 a `.cmd` file cannot be spawned without a shell, so Node runs npm's
 * own script: that of the npm running this process, otherwise the one shipped with Node. Plain JavaScript: used before
 * an install.
 * @param {{ platform?: string, execPath?: string, env?: Record<string, string | undefined>, isThere?: (file: string) => boolean }} [machine]
 * @returns {[string, ...string[]]} the command to spawn, for instance ['node', '…/npm-cli.js']
 */
export function npmCommand({
  platform = process.platform,
  execPath = process.execPath,
  env = process.env,
  isThere = existsSync,
} = {}) {
  const paths = platform === 'win32' ? path.win32 : path.posix
  const beside = paths.dirname(execPath)
  const running = env.npm_execpath
  const candidates = [
    ...(running && /npm-cli\.c?js$/.test(running) ? [running] : []),
    paths.join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    paths.join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const script = candidates.find(isThere)
  if (script) return [execPath, script]
  if (platform === 'win32') throw new Error('npm was not found next to Node; run this command with `npm`.')
  return ['npm']
}
