import type { Compilation, Compiler } from 'webpack'

/** Bytes of source: the code that locates thirty screens is 5,000; code that draws something is more. */
const most = 12_000

/**
 * Moves a slot whose own code does little more than list its screens into the entry of its remote: a request for a
 * screen needs both files, and one file arrives sooner and with fewer bytes than two.
 */
export class SlotInEntryPlugin {
  readonly #id: string
  readonly #slots: readonly string[]

  /** `id` is the release's id, which is also the name of its entry. */
  constructor(id: string, slots: readonly string[]) {
    this.#id = id
    this.#slots = slots
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SlotInEntryPlugin', (compilation) => {
      // Runs after the chunks shared by slots and screens are settled.
      compilation.hooks.optimizeChunks.tap({ name: 'SlotInEntryPlugin', stage: 20 }, () => {
        for (const slot of this.#slots) this.#integrate(compilation, `slot-${slot}`)
      })
    })
  }

  #integrate({ chunkGraph, namedChunks }: Compilation, name: string): void {
    const entry = namedChunks.get(this.#id)
    const slot = namedChunks.get(name)
    if (!entry || !slot) return
    const modules = [...chunkGraph.getChunkModulesIterable(slot)]
    const code = modules.filter(({ type }) => type.startsWith('javascript/'))
    // Shared libraries exist only once the container runs: they stay in the chunk, which then needs no file.
    const isCodeAlone = modules.every((module) => code.includes(module) || module.type === 'consume-shared-module')
    if (!isCodeAlone || code.reduce((sum, module) => sum + module.size(), 0) > most) return
    for (const module of code) {
      chunkGraph.disconnectChunkAndModule(slot, module)
      chunkGraph.connectChunkAndModule(entry, module)
    }
  }
}
