import { releaseAll } from '@nukkad/build/release-all'
import { skippableGates } from '@nukkad/build/source-gates'
import { readSettings } from './start/settings.ts'

/** Run by `npm start`: brings every remote and the shell's browser half up to their sources. */
try {
  const { NUKKAD_HOME: home } = readSettings()
  // A work tree is tested as a whole, by `npm test`; whoever starts the site does not wait for it.
  const skip = { gates: skippableGates, reason: 'npm start' }
  await releaseAll({ home, skip, onProgress: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
