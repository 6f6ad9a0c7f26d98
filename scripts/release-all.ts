import { releaseAll } from '@nukkad/build/release-all'
import { skippableGates } from '@nukkad/build/source-gates'
import { readSettings } from './start/settings.ts'

/** Run by `npm start`: releases every remote and builds the shell's browser half from the present sources. */
try {
  const { NUKKAD_HOME: home } = readSettings()
  // A work tree is tested as a whole by `npm test`; starting the site does not wait for that.
  const skip = { gates: skippableGates, reason: 'npm start' }
  await releaseAll({ home, skip, onProgress: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
