import type { Base, Module } from '../plugin.ts'
import { pincodeModule } from './pincode/pincode.module.ts'

export type Modules = ReturnType<typeof composeModules>

/**
 * Every module of the API, in the order in which they stand on each other: one line a module.
 * `const carts = cartModule(base, { catalogue: catalogue.service })`, then its name in the answer.
 */
export function composeModules(base: Base) {
  const pincodes = pincodeModule(base)
  return modulesByName({
    pincodes,
  })
}

const modulesByName = <M extends Record<string, Module>>(modules: M): M => modules
