import type { Base, Module } from '../plugin.ts'

export type Modules = ReturnType<typeof composeModules>

/**
 * Every module of the API, in the order in which they stand on each other: one line a module.
 * `const carts = cartModule(base, { catalogue: catalogue.service })`, then its name in the answer.
 */
export function composeModules(_base: Base) {
  return modulesByName({})
}

const modulesByName = <M extends Record<string, Module>>(modules: M): M => modules
