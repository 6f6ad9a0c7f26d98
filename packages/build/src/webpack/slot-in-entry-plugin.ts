import type { Compilation, Compiler } from 'webpack'

/** Bytes of source: what tells where thirty screens lie is 5,000, and what draws something is more. */
const most = 12_000

/**
 * Puts a slot whose own code does little but name its screens into the entry of its remote: whoever asks for one of them
 * needs both files, and one comes sooner and with fewer bytes than two.
 */
export class SlotInEntryPlugin {
  readonly #id: string
  readonly #slots: readonly string[]

  /** `id` is the release's, after which its entry is called. */
  constructor(id: string, slots: readonly string[]) {
    this.#id = id
    this.#slots = slots
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SlotInEntryPlugin', (compilation) => {
      // Once it is settled what slots and screens share.
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
    // Shared libraries are there only once the container runs: they stay in the chunk, which so is no file.
    const isCodeAlone = modules.every((module) => code.includes(module) || module.type === 'consume-shared-module')
    if (!isCodeAlone || code.reduce((sum, module) => sum + module.size(), 0) > most) return
    for (const module of code) {
      chunkGraph.disconnectChunkAndModule(slot, module)
      chunkGraph.connectChunkAndModule(entry, module)
    }
  }
}
