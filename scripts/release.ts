import { releaseCommand, releaseUsage, WrongUse } from '@nukkad/build'
import { readSettings } from './start/settings.ts'

try {
  const { NUKKAD_HOME: home } = readSettings()
  await releaseCommand(process.argv.slice(2), { home, say: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  if (error instanceof WrongUse) console.error(`\n${releaseUsage}`)
  process.exitCode = 1
}
