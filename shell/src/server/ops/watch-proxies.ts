import { ProxyWatch } from '@nukkad/contracts/proxy-watch'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Warns of a TRUST_PROXY that does not match the proxies in front of the shell; the metrics show the same. */
export function watchProxies(app: FastifyInstance, trusted: string, metrics: Metrics): void {
  const watch = new ProxyWatch({ trusted, warn: app.log.warn.bind(app.log) })
  metrics.watchAddresses(() => watch.isWrong)
  app.addHook('onRequest', (request, _, done) => {
    watch.see(request)
    done()
  })
}
