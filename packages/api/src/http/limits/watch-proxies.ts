import { ProxyWatch } from '@nukkad/contracts/proxy-watch'
import { Gauge } from 'prom-client'
import type { App } from '../../plugin.ts'
import type { Settings } from '../../settings.ts'
import type { Metrics } from '../health/metrics.ts'
import { isOurs } from './limits.ts'

/** Warns, in the log and by a gauge, while TRUST_PROXY does not match the proxies in front of the API. */
export function watchProxies(app: App, { TRUST_PROXY: trusted }: Settings, { registry }: Metrics): void {
  const watch = new ProxyWatch({
    trusted,
    isPrivate: isOurs,
    warn: (details, message) => app.log.warn(details, message),
  })
  app.addHook('onRequest', (request, _, done) => {
    watch.see(request)
    done()
  })
  new Gauge({
    name: 'nukkad_visitor_addresses_unread',
    help: '1 while TRUST_PROXY does not fit the proxies in front of the API',
    registers: [registry],
    collect() {
      this.set(watch.isWrong ? 1 : 0)
    },
  })
}
