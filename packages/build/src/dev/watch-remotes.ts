import path from 'node:path'
import { identifyRemote } from '../fingerprint.ts'
import { openRegistry } from '../releasing/open-registry.ts'
import { releaseRemote } from '../releasing/release-remote.ts'
import { sharedSources } from '../workspace.ts'
import { watchFolders } from './watch-folders.ts'

export interface WatchRemotesOptions {
  /** folders of the remotes to work on; the others stay as released */
  readonly dirs: readonly string[]
  /** NUKKAD_HOME */
  readonly home: string
  say(line: string): void
}

/**
 * Releases development builds of remotes now and after each save, through the same path as any release; open pages
 * reload. When the sources do not build, reports the error and keeps the last build. Returns a function that stops
 * watching.
 */
export async function watchRemotes({ dirs, home, say }: WatchRemotesOptions): Promise<() => void> {
  const release = async (wanted: readonly string[]) => {
    for (const dir of wanted) await releaseForDevelopment(dir, home, say)
  }
  await release(dirs)
  const sources = new Map(dirs.map((dir) => [path.join(dir, 'src'), dir]))
  return watchFolders([...sources.keys(), ...sharedSources()], (touched) => {
    const isShared = touched.some((folder) => !sources.has(folder))
    return release(isShared ? dirs : touched.flatMap((folder) => sources.get(folder) ?? []))
  })
}

async function releaseForDevelopment(dir: string, home: string, say: (line: string) => void): Promise<void> {
  const from = performance.now()
  try {
    const remote = identifyRemote(dir, undefined, 'development')
    const registry = await openRegistry(home)
    try {
      const known = (await registry.read()).remotes[remote.name]
      if (known?.versions[remote.version]) await registry.promote(remote.name, remote.version)
      else await releaseRemote({ dir, home, registry, remote, mode: 'development' })
    } finally {
      await registry.close()
    }
    say(`${remote.name} ${remote.version} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  } catch (error) {
    say(`${path.basename(dir)} is unchanged: ${(error as Error).message}`)
  }
}
