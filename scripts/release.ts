import path from 'node:path'
import { releaseCommand, releaseUsage, WrongUse, workspaceRoot } from '@nukkad/build'

const home = path.resolve(workspaceRoot, process.env.NUKKAD_HOME || '.nukkad')
try {
  await releaseCommand(process.argv.slice(2), { home, say: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  if (error instanceof WrongUse) console.error(`\n${releaseUsage}`)
  process.exitCode = 1
}
