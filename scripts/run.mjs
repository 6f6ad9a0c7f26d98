/**
 * Runs scripts/<command>.ts, or that of scripts/checks or scripts/operations, after the install:
 * `node scripts/run.mjs release mf-campaigns`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

const [command = '', ...words] = process.argv.slice(2)
const script = ['.', 'checks', 'operations']
  .map((folder) => path.join(import.meta.dirname, folder, `${command}.ts`))
  .find((file) => existsSync(file))
if (!/^[a-z-]+$/.test(command) || script === undefined) {
  console.error(`There is no command '${command}'.`)
  process.exit(1)
}
ensureInstalled()
// The command ends with this process, however this one ends: a killed benchmark must not go on loading the machine.
const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'start/processes/end-with-parent.mjs')).href
const child = spawn(process.execPath, ['--import', endWithParent, '--import', 'tsx', script, ...words], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
