import type { RouteMatch } from '@nukkad/contracts'
import { type ShellHost, sessionKeys } from '@nukkad/platform/host'

/** A page that somebody only passes through is no visit of it. */
const engagementDelay = 1_000

/** Tells analytics that the site was opened, once a visit, and which pages were looked at. */
export function visits({ track, storage, webview }: Pick<ShellHost, 'track' | 'storage' | 'webview'>): {
  viewed(match: RouteMatch | undefined): void
} {
  let timer: ReturnType<typeof setTimeout> | undefined

  async function tell({ route, params }: RouteMatch) {
    const { pageEvents } = await import('./page-events.ts')
    const name = pageEvents[route.name]
    // Numbers of carts and orders are nobody's business; what a thing is called is.
    if (name) track(name as 'PLACE_VIEWED', params.slug ? { slug: params.slug } : {})
  }

  return {
    viewed(match) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!storage.session.getItem(sessionKeys.appOpen)) {
          storage.session.setItem(sessionKeys.appOpen, 'true')
          track('APP_OPEN', { webview: webview.isWebview })
        }
        track('PAGE_VIEWED')
        // Without its names a page is still counted.
        if (match) tell(match).catch(() => undefined)
      }, engagementDelay)
    },
  }
}
