import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

const displayName = Symbol.for('fastify.display-name')
let plugins = 0

/**
 * Runs before each test file of the API: gives every plugin a name. For a plugin without one, Fastify searches all
 * loaded modules, which takes several milliseconds per plugin with jest's module list.
 */
const made = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  const register = fastify.register
  fastify.register = function (this: FastifyInstance, plugin: never, options: never) {
    if (typeof plugin === 'function' && !plugin[displayName]) {
      plugins += 1
      Object.defineProperty(plugin, displayName, { value: `plugin ${plugins}` })
    }
    return register.call(this, plugin, options)
  } as typeof register
}
subscribe('fastify.initialization', made)

afterAll(() => {
  unsubscribe('fastify.initialization', made)
})
