/**
 * `npm run dev`: everything, built for development and rebuilt on save. `npm run dev -- mf-commerce` watches one
 * remote.
 */
import path from 'node:path'
import { openRegistry, releaseAll, remoteDirs, watchHost, watchRemotes } from '@nukkad/build'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers, watchServers } from './bundle.mjs'
import type { Running } from './start/processes/running.ts'
import { say, supervise } from './start/supervise.ts'

/** The process that runs each bundle. */
const processOf: Record<string, string> = {
  'packages/api/dist/main.cjs': 'api',
  'scripts/dist/stand-ins.cjs': 'stand-ins',
  'packages/registry/dist/main.cjs': 'registry',
  'shell/dist/server/main.cjs': 'shell',
  'shell/dist/server/render-child.cjs': 'shell',
}

const assetsFolder = (home: string) => path.join(home, 'shell')

/** Restarts processes one after the other and makes open pages reload, which follow the registry's sequence number. */
function restarts(running: Running, home: string): (name: string | undefined) => Promise<void> {
  let work = Promise.resolve()
  const waiting = new Set<string>()
  const restart = async (name: string) => {
    waiting.delete(name)
    const from = performance.now()
    try {
      await running.restart(name)
      const registry = await openRegistry(home)
      await registry.touch().finally(() => registry.close())
      say(`${name} restarted (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    } catch (error) {
      if (!running.isEnding) say(`${name} is down until the next save: ${(error as Error).message}`)
    }
  }
  return (name) => {
    if (name !== undefined && !waiting.has(name)) {
      waiting.add(name)
      work = work.then(() => restart(name))
    }
    return work
  }
}

/** Folders of the remotes to watch, and of those that are released once. */
function chosenRemotes(names: readonly string[]): { watched: string[]; released: string[] } {
  const dirs = remoteDirs()
  const known = dirs.map((dir) => path.basename(dir))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no remote '${unknown}'; choose one of ${known.join(', ')}.`)
    process.exit(1)
  }
  const isWatched = (dir: string) => names.length === 0 || names.includes(path.basename(dir))
  return { watched: dirs.filter(isWatched), released: dirs.filter((dir) => !isWatched(dir)) }
}

const { watched, released } = chosenRemotes(process.argv.slice(2))
await bundleServers()
await supervise({
  folder: 'dev',
  env: (home) => ({ NODE_ENV: 'development', PAGE_CACHE_SECONDS: '0', SHELL_ASSETS: assetsFolder(home) }),
  generations: 3,
  bringsBack: false,
  async release({ NUKKAD_HOME: home = '' }) {
    const host = { mode: 'development', outDir: assetsFolder(home) } as const
    await releaseAll({ home, dirs: released, host, onProgress: say })
    await watchRemotes({ dirs: watched, home, say })
  },
  async watch(running, { NUKKAD_HOME: home = '' }) {
    const restart = restarts(running, home)
    watchHost({ outDir: assetsFolder(home), say, built: () => restart('shell') })
    await watchServers((outfile: string) => restart(processOf[outfile]))
  },
})
