import { lostRoute, type RouteMatch } from '@nukkad/contracts'
import { type ShellHost, sessionKeys } from '@nukkad/platform/host'

/** A page that is shown for less than this time (ms) does not count as viewed. */
const engagementDelay = 1_000

/** Pages whose id is public and names what they show, like a slug. */
const namedById = ['feature-poll', 'brand-generator-brand', 'campaign-all-friendsdayout-id']

/** Tracks that the site was opened, once per visit, and which pages were viewed. */
export function visits({
  track,
  storage,
  webview,
  routeOf,
}: Pick<ShellHost, 'track' | 'storage' | 'webview' | 'routeOf'>): {
  /** called before any part of the page is interactive, so that this is the first event */
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
        // Ids of carts and orders are not tracked; slugs are.
        const { slug = match && namedById.includes(match.route.name) ? match.params.id : undefined } =
          match?.params ?? {}
        track('PAGE_VIEWED', {
          route: match?.route.name ?? 'not-found',
          ...(pattern ? { pattern } : {}),
          ...(slug ? { slug } : {}),
        })
      }, engagementDelay)
    },
  }
}
