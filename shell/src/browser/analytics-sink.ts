import type { Sink } from '@nukkad/platform/host'
import type { AnalyticsSettings } from './boot.ts'

/** Events go to the streaming gateway by beacon-like posts that outlive the page; the script's global says when. */
export function analyticsSink({ url, readyGlobal }: AnalyticsSettings, page: object): Sink {
  const script = () => (readyGlobal ? (page as Record<string, unknown>)[readyGlobal] : page)
  return {
    isReady: () => Boolean(script()),
    objectId() {
      const loaded = readyGlobal ? script() : undefined
      if (typeof loaded !== 'object' || loaded === null || !('objectId' in loaded)) return undefined
      return typeof loaded.objectId === 'string' ? loaded.objectId : undefined
    },
    send: (message) =>
      fetch(url, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      }),
  }
}
