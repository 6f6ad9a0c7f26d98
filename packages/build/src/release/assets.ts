import path from 'node:path'
import type { ReleaseAssets, ReleaseBrowser } from '@nukkad/contracts'
import type { ChunkGroup, Compilation, Stats } from 'webpack'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { screenModules } from './screen-modules.ts'

interface Origin {
  readonly module?: unknown
  readonly request?: string
}

/**
 * The files a slot or a screen needs, so that a page can ask for all of them in one round trip, and the style sheets of
 * what they may import later (a dialog, a drawer), by the scripts that import brings: webpack's own loading of styles is
 * off. Screens are no such thing: each has an entry of its own.
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
      // A screen whose module is part of the slot's own files has no group of its own.
      assets[`screen:${screen}`] = group ? late.filesOf([expose, group], screenGroups) : slotFiles
    }
  }
  return { assets, lazyStyles: late.byScript() }
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

/** Collects which styles come with which scripts, over all slots and screens that may import these. */
class LateStyles {
  readonly #byScript = new Map<string, Set<string>>()

  filesOf(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>): ReleaseAssets {
    const js = filesIn(groups, '.js')
    const css = new Set(filesIn(groups, '.css'))
    const lazyCss = new Set<string>()
    for (const group of reachedFrom(groups, screens)) {
      const scripts = filesIn([group], '.js').filter((file) => !js.includes(file))
      const styles = filesIn([group], '.css')
      for (const file of styles) {
        // What brings no script of its own has nothing that its styles could come with.
        if (scripts.length === 0) css.add(file)
        else lazyCss.add(file)
        for (const script of scripts) this.#add(script, file)
      }
    }
    const late = [...lazyCss].filter((file) => !css.has(file))
    return { js, css: [...css], ...(late.length > 0 ? { lazyCss: late } : {}) }
  }

  byScript(): Record<string, string[]> {
    return Object.fromEntries([...this.#byScript].map(([script, styles]) => [script, [...styles]]))
  }

  #add(script: string, file: string) {
    const styles = this.#byScript.get(script) ?? new Set()
    this.#byScript.set(script, styles.add(file))
  }
}

/** The entry, which a slot can be a part of, comes before all of them. */
function filesIn(groups: Iterable<ChunkGroup>, ending: string): string[] {
  const chunks = [...groups].flatMap((group) => group.chunks).filter((chunk) => !chunk.hasRuntime())
  const files = new Set(chunks.flatMap((chunk) => [...chunk.files]))
  return [...files].filter((file) => file.endsWith(ending)).map((file) => `browser/${file}`)
}

function reachedFrom(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>): Set<ChunkGroup> {
  const reached = new Set(groups)
  // A set that grows is walked to its new end.
  for (const group of reached) {
    for (const child of group.childrenIterable) if (!screens.has(child)) reached.add(child)
  }
  return reached
}
