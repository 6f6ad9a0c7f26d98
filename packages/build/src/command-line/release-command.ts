import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SkippableGate, SkippedGates } from '@nukkad/contracts'
import { skippableGates } from '../releasing/gates/source-gates.ts'
import { openRegistry } from '../releasing/open-registry.ts'
import { releaseAll } from '../releasing/release-all.ts'
import { workspaceRoot } from '../workspace.ts'
import { commands } from './commands.ts'
import { confirmationOf } from './confirmation.ts'
import { newKey } from './key-commands.ts'
import { requireWord, WrongUse } from './wrong-use.ts'

/** The commands that work on releases, wherever the sources of a remote are. */
export const releaseCommands = `npm run release -- canary mf-x 0.1 [--judged]        give what the sources say to a tenth of all visitors
npm run release -- promote mf-x [version]            make the canary (or a version) stable
npm run release -- rollback mf-x                     go back to the stable version before
npm run release -- preview mf-x                      print a link that only its holder sees it by
npm run release -- campaign mf-x --from <time> --until <time> [--city delhi,goa] [--webview true|false] [--account <hash>,…]
npm run release -- quarantine mf-x <version> <reason>
npm run release -- restore mf-x <version>            undo a quarantine or a rollback, by visitors' reports too
npm run release -- take-back mf-x <version> [canary|campaign|preview]
npm run release -- grant mf-x /teapots [--slot kettle] addresses and slots besides those of its own name
npm run release -- prune                             remove versions that nothing leads to (each release does so too)
npm run release -- list [mf-x]
npm run release -- log [mf-x]                        who did what, when and why
npm run release -- shells                            what every shell runs
npm run release -- key new <file>                    make the key of a team or of a machine
npm run release -- team <name> --key <file.pub> --remote mf-x   let a team release remotes
npm run release -- key revoke <team> <id>
npm run release -- root rotate <file>                exchange the key that says whose keys count
npm run release -- registry-key add <file.pub>       let the registry sign with this key; 'remove <id>' ends one

A gate is passed by with --skip types|lint|tests|mount (again for more) and --reason "…", and the registry tells of it.`

/** The usage text of `npm run release`. */
export const releaseUsage = `npm run release -- mf-campaigns                      build, hold against the gates, publish, move stable
npm run release -- all                               the same for every remote that changed
${releaseCommands}`

export interface ReleaseCommandOptions {
  /** NUKKAD_HOME */
  readonly home: string
  say(line: string): void
  /** where the sources of a remote are; by default in this work tree */
  folderOf?(name: string): string | undefined
}

function folderInWorkTree(name: string): string | undefined {
  const dir = path.join(workspaceRoot, name)
  return /^mf-[a-z0-9-]+$/.test(name) && existsSync(path.join(dir, 'package.json')) ? dir : undefined
}

/**
 * Runs the command after `npm run release --`. Throws WrongUse, GateRefusal or RegistryRefusal, each with one sentence.
 */
export async function releaseCommand(
  words: readonly string[],
  { home, say, folderOf = folderInWorkTree }: ReleaseCommandOptions,
): Promise<void> {
  const { left, skip } = skipped(words)
  const [first = '', ...rest] = left
  if (first === 'all') {
    let at = ''
    const onOpened = (place: string) => {
      at = place
      say(`Uses ${place}.`)
    }
    const outcomes = await releaseAll({ home, skip, onOpened, onProgress: say })
    const changed = outcomes.filter(({ outcome }) => outcome !== 'kept').length
    say(`${changed} of ${outcomes.length} remotes were released into ${at}.`)
    return
  }
  if (first === 'key' && rest[0] === 'new') return newKey({ say }, requireWord(rest[1], 'The file'))
  const isRemote = first.startsWith('mf-')
  const command = commands[isRemote ? 'publish' : first]
  if (!command) throw new WrongUse(first ? `There is no release command '${first}'.` : 'Which remote?')
  const registry = await openRegistry(home)
  try {
    say(`Uses ${registry.place}.`)
    const { sequence: before } = await registry.read()
    await command({ home, registry, skip, folderOf, say }, isRemote ? left : rest)
    const { sequence } = await registry.read()
    if (sequence === before) return
    say(`${registry.place[0]?.toUpperCase()}${registry.place.slice(1)} has been changed.`)
    for (const line of await confirmationOf(registry, sequence)) say(line)
  } finally {
    await registry.close()
  }
}

/** Removes `--skip <gate>` and `--reason <words>` from a command and returns them separately. */
function skipped(words: readonly string[]): { left: string[]; skip: SkippedGates | undefined } {
  const left: string[] = []
  const gates: SkippableGate[] = []
  let reason = ''
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--skip') gates.push(gateNamed(words[++at]))
    else if (word === '--reason') reason = words[++at] ?? ''
    else left.push(word)
  }
  if (gates.length > 0 && !reason) throw new WrongUse('Give the reason with --reason "…"; the registry records it.')
  return { left, skip: gates.length > 0 ? { gates, reason } : undefined }
}

function gateNamed(word: string | undefined): SkippableGate {
  const gate = skippableGates.find((one) => one === word)
  if (!gate) throw new WrongUse(`--skip takes one of ${skippableGates.join(', ')}, not '${word ?? ''}'.`)
  return gate
}
