import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type { Slot } from '@nukkad/platform'
import { integrityOf } from '@nukkad/registry'
import { BoundedCache } from '../http/bounded-cache.ts'
import type { ServerBundle } from './render-messages.ts'

type Modules = Readonly<Record<string, unknown>>
type Slots = Readonly<Record<string, Slot>>

/** Enough for every remote in two versions and a canary; what is older can be read again. */
const bundlesKept = 16

/**
 * The server bundles a worker holds. They are CommonJS and ask for shared libraries only, which they get from this
 * thread, so that a remote meets the same React and the same platform as the renderer around it.
 */
export class ServerBundles {
  readonly #shared: Modules
  readonly #loaded = new BoundedCache<Slots>(bundlesKept)

  constructor(shared: Modules) {
    this.#shared = shared
  }

  slot(bundle: ServerBundle, name: string): Slot {
    const slot = this.load(bundle)[name]
    if (!slot) throw new Error(`${bundle.release} has no slot '${name}' in its server bundle`)
    return slot
  }

  load(bundle: ServerBundle): Slots {
    const key = `${bundle.release} ${bundle.integrity}`
    const known = this.#loaded.get(key)
    if (known) return known
    const slots = this.#evaluate(bundle)
    this.#loaded.set(key, slots)
    return slots
  }

  #evaluate({ file, integrity, release }: ServerBundle): Slots {
    const source = readFileSync(file)
    if (integrityOf(source) !== integrity) throw new Error(`The server bundle of ${release} was altered`)
    const require = (request: string): unknown => {
      const library = this.#shared[request]
      if (library === undefined) throw new Error(`${release} asked for '${request}', which is not shared`)
      return library
    }
    const module: { exports: { slots?: Slots } } = { exports: {} }
    const run = compileFunction(source.toString(), ['exports', 'require', 'module'], { filename: file })
    run(module.exports, require, module)
    if (!module.exports.slots) throw new Error(`The server bundle of ${release} exports no slots`)
    return module.exports.slots
  }
}
