import path from 'node:path'
import { GateRefusal, openRegistry, releaseAll, workspaceRoot } from '@nukkad/build'
import { RegistryRefusal } from '@nukkad/registry'
import { type CommandContext, commands } from './release/commands.ts'
import { WrongUse } from './release/wrong-use.ts'

const usage = `npm run release -- mf-campaigns                      build, hold against the gates, publish, move stable
npm run release -- all                               the same for every remote that changed
npm run release -- canary mf-x 0.1                   give what the sources say to a tenth of all visitors
npm run release -- promote mf-x [version]            make the canary (or a version) stable
npm run release -- rollback mf-x                     go back to the stable version before
npm run release -- preview mf-x                      print a link that only its holder sees it by
npm run release -- campaign mf-x --from <time> --until <time> [--city delhi,goa] [--webview true|false]
npm run release -- quarantine mf-x <version> <reason>
npm run release -- list [mf-x]`

async function run(words: readonly string[]): Promise<void> {
  const home = path.resolve(workspaceRoot, process.env.NUKKAD_HOME || '.nukkad')
  const [first = '', ...rest] = words
  if (first === 'all') {
    await releaseAll({ home, onProgress: (line) => console.log(line) })
    return
  }
  const context: CommandContext = { home, registry: openRegistry(home), say: (line) => console.log(line) }
  const command = commands[first]
  if (command) await command(context, rest)
  else if (first.startsWith('mf-')) await commands.publish?.(context, words)
  else throw new WrongUse(first ? `There is no release command '${first}'.` : 'Which remote?')
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof GateRefusal || error instanceof RegistryRefusal || error instanceof WrongUse
  console.error(isExpected ? error.message : (error as Error).message)
  if (error instanceof WrongUse) console.error(`\n${usage}`)
  process.exitCode = 1
}
