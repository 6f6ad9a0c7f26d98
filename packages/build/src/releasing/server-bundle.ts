import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'

/** A remote's slots as its server bundle exports them; the platform defines what they are. */
export type ServerSlots = Readonly<Record<string, unknown>>

/**
 * Runs a release's server bundle. `provide` resolves its requests for shared libraries; it must return the same copies
 * that render the bundle, or hooks and contexts would belong to another React.
 */
export function loadServerBundle(file: string, provide: (request: string) => unknown): ServerSlots {
  const module: { exports: { slots?: ServerSlots } } = { exports: {} }
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })
  run(module, module.exports, provide)
  if (!module.exports.slots) throw new Error(`${file} exports no slots.`)
  return module.exports.slots
}
