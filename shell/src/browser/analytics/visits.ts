import { lostRoute, type RouteMatch } from '@nukkad/contracts'
import { type ShellHost, sessionKeys } from '@nukkad/platform/host'

/** A page that somebody only passes through is no visit of it. */
const engagementDelay = 1_000

/** Tells analytics that the site was opened, once a visit, and which pages were looked at. */
export function visits({
  track,
  storage,
  webview,
  routeOf,
}: Pick<ShellHost, 'track' | 'storage' | 'webview' | 'routeOf'>): {
  /** before anything of the page is alive, so that nothing is told earlier */
  opened(): void
  viewed(path: string, match: RouteMatch | undefined): void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    opened() {
      if (storage.session.getItem(sessionKeys.appOpen)) return
      storage.session.setItem(sessionKeys.appOpen, 'true')
      track('APP_OPEN', { webview: webview.isWebview })
    },
    viewed(path, match) {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const isFound = match !== undefined && match.route.name !== lostRoute.name
        const { pattern } = (isFound ? match : routeOf(path))?.route ?? {}
        // Numbers of carts and orders are nobody's business; what a thing is called is.
        const slug = match?.params.slug
        track('PAGE_VIEWED', {
          route: match?.route.name ?? 'not-found',
          ...(pattern ? { pattern } : {}),
          ...(slug ? { slug } : {}),
        })
      }, engagementDelay)
    },
  }
}
