import path from 'node:path'
import type { ChunkGroup, Compilation, Stats } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { screenModules } from './screen-modules.ts'

export type Assets = Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>

interface Origin {
  readonly module?: unknown
  readonly request?: string
}

/** The files a slot or a screen needs, so that a page can ask for all of them in one round trip. */
export function assetsOf(remote: IdentifiedRemote, { compilation }: Stats): Assets {
  const assets: Assets = {}
  for (const [slot, source] of Object.entries(remote.slots)) {
    const expose = compilation.namedChunkGroups.get(`slot-${slot}`) ?? groupOfChunk(compilation, `slot-${slot}`)
    const entry = path.resolve(remote.dir, source)
    const screens = Object.entries(screenModules(entry)).map(
      ([screen, request]) => [screen, groupsImportedBy(compilation, entry, request)] as const,
    )
    const screenGroups = new Set(screens.flatMap(([, groups]) => groups))
    const slotFiles = filesOf([expose], screenGroups)
    assets[`slot:${slot}`] = slotFiles
    for (const [screen, [group]] of screens) {
      // A screen whose module is part of the slot's own files has no group of its own.
      assets[`screen:${screen}`] = group ? filesOf([expose, group], screenGroups) : slotFiles
    }
  }
  return assets
}

function groupOfChunk(compilation: Compilation, name: string): ChunkGroup {
  const [group] = compilation.namedChunks.get(name)?.groupsIterable ?? []
  if (!group) throw new Error(`The build made no chunk '${name}'.`)
  return group
}

/** Two routes that share a screen import it twice, and webpack makes a group for each, of the same chunks. */
function groupsImportedBy(compilation: Compilation, file: string, request: string): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) =>
    (group.origins as Origin[]).some((origin) => origin.request === request && resourceOf(origin.module) === file),
  )
}

/** A concatenated module stands for its root, whose resource is the file that was written. */
function resourceOf(module: unknown): string | undefined {
  const { resource, rootModule } = (module ?? {}) as { resource?: string; rootModule?: { resource?: string } }
  return resource ?? rootModule?.resource
}

/**
 * The scripts of these groups, and the styles of these and of all that they may import later (a dialog, a drawer), for
 * webpack's own loading of styles is off. Screens are left out: each has an entry of its own.
 */
function filesOf(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>) {
  const kind = (from: Iterable<ChunkGroup>, ending: string) => {
    const files = new Set([...from].flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])))
    return [...files].filter((file) => file.endsWith(ending)).map((file) => `browser/${file}`)
  }
  return { js: kind(groups, '.js'), css: kind(reachedFrom(groups, screens), '.css') }
}

function reachedFrom(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>): Set<ChunkGroup> {
  const reached = new Set(groups)
  // A set that grows is walked to its new end.
  for (const group of reached) {
    for (const child of group.childrenIterable) if (!screens.has(child)) reached.add(child)
  }
  return reached
}
