import { compileFunction } from 'node:vm'
import type { Slot } from '@nukkad/platform'

export type Slots = Readonly<Record<string, Slot>>

interface Source {
  /** name@version, for messages */
  readonly release: string
  /** its name in stack traces */
  readonly file: string
  readonly source: string
  readonly shared: Readonly<Record<string, unknown>>
}

/**
 * Runs a server bundle. It is CommonJS and requires only shared libraries, which this process provides, so that it uses
 * the same React and the same platform as the renderer around it.
 */
export function slotsOf({ release, file, source, shared }: Source): Slots {
  const require = (request: string): unknown => {
    const library = shared[request]
    if (library === undefined) throw new Error(`${release} asked for '${request}', which is not shared`)
    return library
  }
  const module: { exports: { slots?: Slots } } = { exports: {} }
  const run = compileFunction(source, ['exports', 'require', 'module'], { filename: file })
  run(module.exports, require, module)
  if (!module.exports.slots) throw new Error(`The server bundle of ${release} exports no slots`)
  return module.exports.slots
}
