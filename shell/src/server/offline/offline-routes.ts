import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OfflineScripts } from '../static/shell-assets.ts'
import { offlinePage, offlineStyles } from './offline-page.ts'

interface OfflineOptions {
  readonly scripts: OfflineScripts
  /** if not, browsers that have the service worker are given one that removes it */
  readonly isOn: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The service worker and the page that it keeps for browsers without a network (decision 0678). */
export function offlineRoutes(app: FastifyInstance, { scripts, isOn }: OfflineOptions): void {
  const config = { kind: 'static' as const }
  const html = offlinePage(scripts.page)
  // Named in the worker, so that a changed page is a changed worker, which browsers then fetch again.
  const worker = isOn ? `${scripts.worker}// ${hashOf(html)}\n` : scripts.leavingWorker
  const pagePolicy = [
    "default-src 'none'",
    `script-src ${hashOf(scripts.page)}`,
    `style-src ${hashOf(offlineStyles)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

  app.get('/_shell/worker.js', { config }, (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        // Its address is below /_shell, and it answers for every page.
        'service-worker-allowed': '/',
      })
      .send(worker),
  )
  app.get('/_shell/offline', { config }, (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .send(html),
  )
}
