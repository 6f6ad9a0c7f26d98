import { releaseAll } from '@nukkad/build'
import { readSettings } from './start/settings.ts'

/** Run by `npm start`: brings every remote and the shell's browser half up to their sources. */
try {
  const { NUKKAD_HOME: home } = readSettings()
  await releaseAll({ home, onProgress: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
