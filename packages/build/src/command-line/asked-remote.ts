import { type IdentifiedRemote, identifyRemote } from '../fingerprint.ts'
import { releaseRemote } from '../releasing/release-remote.ts'
import type { CommandContext } from './command-context.ts'
import { WrongUse } from './wrong-use.ts'

export function remoteNamed({ folderOf }: CommandContext, name: string | undefined): IdentifiedRemote {
  if (!name) throw new WrongUse('Which remote?')
  const dir = folderOf(name)
  if (dir === undefined) throw new WrongUse(`There is no remote '${name}' here.`)
  return identifyRemote(dir)
}

/** Reports why a gate could not run in a browser; this does not block the release. */
export function sayNotMounted(say: CommandContext['say'], why: string | undefined): void {
  if (why) say(`The release was not mounted in a browser: ${why}`)
}

/** Makes sure that the version of the present sources is in the registry, without serving it to anyone new. */
export async function ensureStored(context: CommandContext, name: string | undefined): Promise<IdentifiedRemote> {
  const { home, registry, skip, say } = context
  const remote = remoteNamed(context, name)
  const known = (await registry.read()).remotes[remote.name]?.versions[remote.version]
  if (known) return remote
  say(`Building ${remote.name} ${remote.version} …`)
  const { notMounted } = await releaseRemote({ dir: remote.dir, home, registry, remote, skip, to: 'none' })
  sayNotMounted(say, notMounted)
  return remote
}
