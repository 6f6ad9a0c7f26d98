import path from 'node:path'
import { releaseAll, workspaceRoot } from '@nukkad/build'

/** Run by `npm start`: brings every remote and the shell's browser half up to their sources. */
const home = path.resolve(workspaceRoot, process.env.NUKKAD_HOME || '.nukkad')
try {
  await releaseAll({ home, onProgress: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
