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
    const slotFiles = filesOf([expose])
    assets[`slot:${slot}`] = slotFiles
    const entry = path.resolve(remote.dir, source)
    for (const [screen, request] of Object.entries(screenModules(entry))) {
      const group = groupImportedBy(compilation, entry, request)
      // A screen whose module is part of the slot's own files has no group of its own.
      assets[`screen:${screen}`] = group ? filesOf([expose, group]) : slotFiles
    }
  }
  return assets
}

function groupOfChunk(compilation: Compilation, name: string): ChunkGroup {
  const [group] = compilation.namedChunks.get(name)?.groupsIterable ?? []
  if (!group) throw new Error(`The build made no chunk '${name}'.`)
  return group
}

function groupImportedBy(compilation: Compilation, file: string, request: string): ChunkGroup | undefined {
  return compilation.chunkGroups.find((group) =>
    (group.origins as Origin[]).some((origin) => origin.request === request && resourceOf(origin.module) === file),
  )
}

/** A concatenated module stands for its root, whose resource is the file that was written. */
function resourceOf(module: unknown): string | undefined {
  const { resource, rootModule } = (module ?? {}) as { resource?: string; rootModule?: { resource?: string } }
  return resource ?? rootModule?.resource
}

function filesOf(groups: readonly ChunkGroup[]) {
  const files = new Set(groups.flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])))
  const kind = (ending: string) => [...files].filter((file) => file.endsWith(ending)).map((file) => `browser/${file}`)
  return { js: kind('.js'), css: kind('.css') }
}
