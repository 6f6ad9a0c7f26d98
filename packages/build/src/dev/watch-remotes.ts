import { watch } from 'node:fs'
import path from 'node:path'
import { identifyRemote } from '../fingerprint.ts'
import { openRegistry, releaseRemote } from '../releasing/release-remote.ts'
import { workspaceRoot } from '../workspace.ts'

export interface WatchRemotesOptions {
  /** folders of the remotes to work on; the others stay as they were released */
  readonly dirs: readonly string[]
  /** NUKKAD_HOME */
  readonly home: string
  say(line: string): void
}

/** Editors write a file in several steps. */
const settled = 120
/** What remotes are made of besides their own sources. */
const shared = ['packages/ui/src', 'packages/contracts/src', 'packages/platform/src']

/**
 * Releases development builds of remotes now and after each save, through the same path as any release; open pages load
 * anew. Sources that do not build are told and the last build stays. The answer ends the watch.
 */
export async function watchRemotes({ dirs, home, say }: WatchRemotesOptions): Promise<() => void> {
  const stale = new Set(dirs)
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()

  const rebuild = async () => {
    const wanted = [...stale]
    stale.clear()
    for (const dir of wanted) await releaseForDevelopment(dir, home, say)
  }
  const changed = (touched: readonly string[]) => {
    for (const dir of touched) stale.add(dir)
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(rebuild)
    }, settled)
  }

  await rebuild()
  const watchers = [
    ...dirs.map((dir) => watch(path.join(dir, 'src'), { recursive: true }, () => changed([dir]))),
    ...shared.map((folder) => watch(path.join(workspaceRoot, folder), { recursive: true }, () => changed(dirs))),
  ]
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

async function releaseForDevelopment(dir: string, home: string, say: (line: string) => void): Promise<void> {
  const registry = openRegistry(home)
  try {
    const remote = identifyRemote(dir, undefined, 'development')
    const known = (await registry.read()).remotes[remote.name]
    if (known?.versions[remote.version]) await registry.promote(remote.name, remote.version)
    else await releaseRemote({ dir, home, registry, remote, mode: 'development' })
    say(`${remote.name} ${remote.version}`)
  } catch (error) {
    say(`${path.basename(dir)} stays as it was: ${(error as Error).message}`)
  }
}
