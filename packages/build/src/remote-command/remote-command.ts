import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sayNotMounted } from '../command-line/asked-remote.ts'
import { releaseCommand, releaseCommands } from '../command-line/release-command.ts'
import { requireWord, WrongUse } from '../command-line/wrong-use.ts'
import { serveRemote } from '../dev/serve-remote.ts'
import { identifyRemote } from '../fingerprint.ts'
import { newRepository } from '../new-remote/new-repository.ts'
import { tool } from '../releasing/gates/gate-tools.ts'
import { gatedBuild } from '../releasing/gates/gated-build.ts'
import { writeTestConfig } from '../releasing/test-config.ts'
import { readRemotePackage } from '../remote-package.ts'

/** The usage text of `nukkad-remote`. */
export const remoteUsage = `nukkad-remote new mf-x              create a remote in this folder
nukkad-remote test [words]          run its tests; the words are jest's, such as --watch
nukkad-remote build                 build it into dist and run every gate, without releasing it
nukkad-remote dev [--port 3100]     build it on each save, for the overlay of a site
nukkad-remote release               run the gates, then release it to everyone
nukkad-remote release <command>     one of these:

${releaseCommands.replaceAll('npm run release --', 'nukkad-remote release')}`

export interface RemoteCommandOptions {
  /** the remote's folder */
  readonly dir: string
  say(line: string): void
}

type Command = (words: readonly string[], options: RemoteCommandOptions) => Promise<void>

/** The folder of generated files: trusted keys, builds, configurations. */
const homeOf = (dir: string) => path.resolve(dir, process.env.NUKKAD_HOME || '.nukkad')

const begin: Command = async ([name], { dir, say }) => {
  newRepository(requireWord(name, 'The name, such as mf-tea-guide,'), dir)
  say(`${name} was created, with one page at /${name?.slice('mf-'.length)}.

  npm test            its tests
  npm run build       build it and run every gate
  npm run release     the same, then release it to everyone; .env says to which site (see env.example)`)
}

const test: Command = async (words, { dir }) => {
  readRemotePackage(dir)
  const config = writeTestConfig(dir, path.join(homeOf(dir), 'test'))
  const args = [tool('jest/bin/jest.js'), '--config', config, ...words]
  const { status } = spawnSync(process.execPath, args, { cwd: dir, stdio: 'inherit' })
  if (status !== 0) throw new Error('The tests fail.')
}

const build: Command = async (_, { dir, say }) => {
  const remote = identifyRemote(dir)
  const outDir = path.join(dir, 'dist')
  const { firstLoad, notMounted } = await gatedBuild({ remote, outDir })
  sayNotMounted(say, notMounted)
  say(
    `${remote.name} ${remote.version} is in dist and ready for release; a first visit loads ${firstLoad.bytes} bytes.`,
  )
}

const dev: Command = async (words, { dir, say }) => {
  const { values } = parseArgs({ args: [...words], options: { port: { type: 'string', default: '3100' } } })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new WrongUse(`'${values.port}' is not a port.`)
  const { name } = readRemotePackage(dir)
  const { address } = await serveRemote({ dir, home: homeOf(dir), port, say })
  say(`Choose ${address} for ${name} in the overlay of the site (/staff/overlay). Press Ctrl-C to stop.`)
}

const release: Command = async (words, { dir, say }) => {
  const isKeyMade = words[0] === 'key' && words[1] === 'new'
  if (words[0] === 'all') throw new WrongUse('There is only one remote here: release it without an argument.')
  if (!isKeyMade && !process.env.REGISTRY_URL)
    throw new WrongUse('REGISTRY_URL is missing: set it in .env to the registry of the site.')
  if (!isKeyMade && !process.env.REGISTRY_KEY) {
    throw new WrongUse("REGISTRY_KEY is missing: set it in .env to the file of your team's key.")
  }
  const own = () => readRemotePackage(dir).name
  const isAlone = words.length === 0 || words[0]?.startsWith('--')
  await releaseCommand(isAlone ? [own(), ...words] : words, {
    home: homeOf(dir),
    folderOf: (name) => (name === own() ? dir : undefined),
    say,
  })
}

const commands: Readonly<Record<string, Command>> = { new: begin, test, build, dev, release }

/**
 * Runs one `nukkad-remote` command. Throws WrongUse, GateRefusal or RegistryRefusal, each with a one-sentence message.
 */
export async function remoteCommand(
  [name = '', ...words]: readonly string[],
  options: RemoteCommandOptions,
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new WrongUse(name ? `There is no command '${name}'.` : 'A command is missing.')
  await command(words, options)
}
