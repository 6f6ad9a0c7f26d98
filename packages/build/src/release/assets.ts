import path from 'node:path'
import type { ReleaseAssets, ReleaseBrowser } from '@nukkad/contracts'
import type { ChunkGroup, Compilation, Stats } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { LateStyles } from './late-styles.ts'
import { screenModules } from './screen-modules.ts'

interface Origin {
  readonly module?: unknown
  readonly request?: string
}

/**
 * The files that a slot or a screen needs, so that a page can request all of them in one round trip, and the style
 * sheets of what they may import later (a dialog, a drawer), by the scripts of that import, because webpack's own style
 * loading is off. Screens are not imported later in this sense: each has its own entry.
 */
export function assetsOf(remote: IdentifiedRemote, { compilation }: Stats): Omit<ReleaseBrowser, 'entry'> {
  const assets: Record<string, ReleaseAssets> = {}
  const late = new LateStyles()
  for (const [slot, source] of Object.entries(remote.slots)) {
    const expose = compilation.namedChunkGroups.get(`slot-${slot}`) ?? groupOfChunk(compilation, `slot-${slot}`)
    const entry = path.resolve(remote.dir, source)
    const screens = Object.entries(screenModules(entry)).map(
      ([screen, request]) => [screen, groupsImportedBy(compilation, entry, request)] as const,
    )
    const screenGroups = new Set(screens.flatMap(([, groups]) => groups))
    const slotFiles = late.filesOf([expose], screenGroups)
    assets[`slot:${slot}`] = slotFiles
    for (const [screen, [group]] of screens) {
      // A screen whose module is in the slot's own files has no group of its own.
      assets[`screen:${screen}`] = group ? late.filesOf([expose, group], screenGroups) : slotFiles
    }
  }
  return { assets, lazyStyles: late.byScript() }
}

function groupOfChunk(compilation: Compilation, name: string): ChunkGroup {
  const [group] = compilation.namedChunks.get(name)?.groupsIterable ?? []
  if (!group) throw new Error(`The build did not produce the chunk '${name}'.`)
  return group
}

/** Two routes that share a screen import it twice, and webpack makes one group per import, with the same chunks. */
function groupsImportedBy(compilation: Compilation, file: string, request: string): ChunkGroup[] {
  return compilation.chunkGroups.filter((group) =>
    (group.origins as Origin[]).some((origin) => origin.request === request && resourceOf(origin.module) === file),
  )
}

/** A concatenated module is represented by its root, whose resource is the file that was written. */
function resourceOf(module: unknown): string | undefined {
  const { resource, rootModule } = (module ?? {}) as { resource?: string; rootModule?: { resource?: string } }
  return resource ?? rootModule?.resource
}
