import type { Base, Module } from '../plugin.ts'
import { addressModule } from './address/address.module.ts'
import { pincodeModule } from './pincode/pincode.module.ts'

export type Modules = ReturnType<typeof composeModules>

/**
 * Every module of the API, in the order in which they stand on each other: one line a module.
 * `const carts = cartModule(base, { catalogue: catalogue.service })`, then its name in the answer.
 */
export function composeModules(base: Base) {
  const pincodes = pincodeModule(base)
  const addresses = addressModule(base, { pincodes: pincodes.service })
  return modulesByName({
    pincodes,
    addresses,
  })
}

const modulesByName = <M extends Record<string, Module>>(modules: M): M => modules
