import { isForSearchEngines, pageNameOf, type RouteMatch, siteName } from '@nukkad/contracts'
import { applyHead, type BrowserNavigation, type PageEvents } from '@nukkad/platform/host'
import type { ScrollPlaces } from './scroll-places.ts'

interface ArrivalParts {
  readonly navigation: BrowserNavigation
  readonly scroll: ScrollPlaces
  /** announces a text to screen readers */
  announce(text: string): void
  viewed(path: string, match: RouteMatch | undefined): void
}

/**
 * Does what a browser's own navigation would do: title and head, scroll position, focus, announcing the page to screen
 * readers.
 */
export function arrivals({ navigation, scroll, announce, viewed }: ArrivalParts): PageEvents['shown'] {
  let shownKey: string | undefined
  return ({ place, match }, head) => {
    const { kind, keepScroll } = navigation.arrival()
    const isAgain = shownKey === place.key
    shownKey = place.key
    if (head) {
      applyHead(document, head, place.pathname, {
        siteName,
        origin: navigation.origin,
        isIndexed: isForSearchEngines(match, new URLSearchParams(place.search)),
      })
    }
    document.documentElement.dataset.page = pageNameOf(match)
    document.documentElement.dataset.remote = `mf-${match?.route.owner}`
    scroll.arrive(place.key)
    if (isAgain) return
    // After the slots around the page, which React includes in the commit of the page: they may change their height.
    if (!keepScroll) queueMicrotask(() => moveTo(kind, place))
    if (kind !== 'first' && !keepScroll) {
      // Only after a navigation, so it is not part of a first visit's script.
      void import('./focus-page.ts').then(
        ({ focusPage }) => focusPage(),
        () => {},
      )
      announce(document.title)
    }
    if (!keepScroll) viewed(place.pathname, match)
  }

  function moveTo(
    kind: ReturnType<BrowserNavigation['arrival']>['kind'],
    { key, hash }: { key: string; hash: string },
  ) {
    if ((kind === 'pop' || kind === 'first') && scroll.restore(key)) return
    const isFound = hash !== '' && scroll.find(key, decodeURIComponent(hash.slice(1)))
    if (!isFound && kind !== 'first') window.scrollTo({ top: 0, behavior: 'instant' })
  }
}
