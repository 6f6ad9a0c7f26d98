import type { ReleaseAssets } from '@nukkad/contracts'
import type { ChunkGroup } from 'webpack'

/** Collects which styles belong to which scripts, over all slots and screens that may import them. */
export class LateStyles {
  readonly #byScript = new Map<string, Set<string>>()

  filesOf(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>): ReleaseAssets {
    const js = filesIn(groups, '.js')
    const css = new Set(filesIn(groups, '.css'))
    const lazyCss = new Set<string>()
    for (const group of reachedFrom(groups, screens)) {
      const scripts = filesIn([group], '.js').filter((file) => !js.includes(file))
      const styles = filesIn([group], '.css')
      for (const file of styles) {
        // Without a script of its own, a group has nothing to load its styles with.
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

/** The entry, which may contain a slot, comes before all groups. */
function filesIn(groups: Iterable<ChunkGroup>, ending: string): string[] {
  const chunks = [...groups].flatMap((group) => group.chunks).filter((chunk) => !chunk.hasRuntime())
  const files = new Set(chunks.flatMap((chunk) => [...chunk.files]))
  return [...files].filter((file) => file.endsWith(ending)).map((file) => `browser/${file}`)
}

function reachedFrom(groups: readonly ChunkGroup[], screens: ReadonlySet<ChunkGroup>): Set<ChunkGroup> {
  const reached = new Set(groups)
  // Iteration over a set includes elements added on the way.
  for (const group of reached) {
    for (const child of group.childrenIterable) if (!screens.has(child)) reached.add(child)
  }
  return reached
}
