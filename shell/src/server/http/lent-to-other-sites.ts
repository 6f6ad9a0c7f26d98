import type { FastifyInstance } from 'fastify'

/** What a page of another site needs to run a remote from here, all of it public. */
const lent = /^\/(releases\/|_shell\/(snapshot|releases)\b)/

/**
 * For a server that builds on a developer's own machine: a page of production may take a remote from it (see the overlay).
 * Browsers ask beforehand when a public page wants something of the machine that it is shown on.
 */
export function lendToOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!lent.test(url)) return undefined
    // On the answer itself: the stream of news is written past the reply.
    reply.raw.setHeader('access-control-allow-origin', '*')
    reply.raw.setHeader('timing-allow-origin', '*')
    if (method !== 'OPTIONS') return undefined
    if (headers['access-control-request-private-network']) {
      reply.raw.setHeader('access-control-allow-private-network', 'true')
    }
    return reply.code(204).header('access-control-max-age', '600').send()
  })
}
