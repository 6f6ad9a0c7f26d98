import type { FastifyInstance } from 'fastify'

/** Paths that a page of another site needs to run a remote from here; all of them are public. */
const shared = /^\/(releases\/|_shell\/(snapshot|releases)\b)/

/**
 * For a server on a developer's own machine: a production page may load a remote from it (see the overlay). Browsers
 * send a preflight request when a public page accesses the local machine.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!shared.test(url)) return undefined
    // Set on the raw response: the event stream is written without the reply.
    reply.raw.setHeader('access-control-allow-origin', '*')
    reply.raw.setHeader('timing-allow-origin', '*')
    if (method !== 'OPTIONS') return undefined
    if (headers['access-control-request-private-network']) {
      reply.raw.setHeader('access-control-allow-private-network', 'true')
    }
    return reply.code(204).header('access-control-max-age', '600').send()
  })
}
