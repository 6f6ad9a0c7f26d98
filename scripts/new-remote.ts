import { spawnSync } from 'node:child_process'
import { BadRemoteName, newRemote, workspaceRoot } from '@nukkad/build'
import { npmCommand } from './install/npm.mjs'

const [name = ''] = process.argv.slice(2)
try {
  newRemote(name)
  // The lock file names every workspace; without this, the next install would refuse it.
  const [npm, ...words] = npmCommand()
  const done = spawnSync(npm, [...words, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  console.log(`${name} was created, with one page at /${name.slice('mf-'.length)}.${done.status === 0 ? '' : '\nRun npm install.'}

  npx jest ${name}                 its tests
  npm run release -- ${name}       build it and release it to everyone
  npm run dev -- ${name}           work on it against the released others`)
} catch (error) {
  if (!(error instanceof BadRemoteName)) throw error
  console.error(error.message)
  process.exitCode = 1
}
