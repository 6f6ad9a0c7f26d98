import { openRegistry } from '../releasing/current.ts'
import { releaseAll } from '../releasing/release-all.ts'
import { commands } from './commands.ts'
import { WrongUse } from './wrong-use.ts'

/** What `npm run release` understands. */
export const releaseUsage = `npm run release -- mf-campaigns                      build, hold against the gates, publish, move stable
npm run release -- all                               the same for every remote that changed
npm run release -- canary mf-x 0.1                   give what the sources say to a tenth of all visitors
npm run release -- promote mf-x [version]            make the canary (or a version) stable
npm run release -- rollback mf-x                     go back to the stable version before
npm run release -- preview mf-x                      print a link that only its holder sees it by
npm run release -- campaign mf-x --from <time> --until <time> [--city delhi,goa] [--webview true|false]
npm run release -- quarantine mf-x <version> <reason>
npm run release -- restore mf-x <version>            undo a quarantine or a rollback, by visitors' reports too
npm run release -- take-back mf-x <version> [canary|campaign|preview]
npm run release -- list [mf-x]`

export interface ReleaseCommandOptions {
  /** NUKKAD_HOME */
  readonly home: string
  say(line: string): void
}

/** Does what the words behind `npm run release --` say. Throws WrongUse, GateRefusal or RegistryRefusal, each one sentence. */
export async function releaseCommand(words: readonly string[], { home, say }: ReleaseCommandOptions): Promise<void> {
  const [first = '', ...rest] = words
  if (first === 'all') {
    await releaseAll({ home, onProgress: say })
    return
  }
  const isRemote = first.startsWith('mf-')
  const command = commands[isRemote ? 'publish' : first]
  if (!command) throw new WrongUse(first ? `There is no release command '${first}'.` : 'Which remote?')
  await command({ home, registry: openRegistry(home), say }, isRemote ? words : rest)
}
