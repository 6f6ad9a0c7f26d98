import { BehaviorSubject } from 'rxjs'
import { linkTarget } from '../navigation/link-target.ts'
import {
  type MayLeave,
  type NavigateOptions,
  type Navigation,
  type Place,
  pathOf,
  searchOf,
} from '../navigation/navigation.ts'

/** How the page came to its place: what scroll and focus depend on. */
export interface Arrival {
  readonly kind: 'first' | 'push' | 'replace' | 'pop'
  readonly keepScroll: boolean
}

export interface BrowserNavigation extends Navigation {
  /** how the present place was reached */
  arrival(): Arrival
  dispose(): void
}

interface Entry {
  readonly key: string
  /** how many pages of this visit lie before it */
  readonly depth: number
  readonly state: unknown
}

/** The one history of the page, over the browser's. An address of another site is left for by the browser. */
export function browserNavigation(page: Window, mayLeave: MayLeave = () => true): BrowserNavigation {
  const { history, location } = page
  // The shell restores scroll places itself: the browser would do so before the page is there.
  history.scrollRestoration = 'manual'
  // A key of its own also for the page one came in by: scroll places outlive it in this tab, and it is another page's.
  if (!entryOf(history.state)) history.replaceState({ key: freshKey(), depth: 0, state: null } satisfies Entry, '')
  let depth = entryOf(history.state)?.depth ?? 0
  let arrival: Arrival = { kind: 'first', keepScroll: false }
  const place$ = new BehaviorSubject<Place>(readPlace())

  function readPlace(): Place {
    const entry = entryOf(history.state)
    return {
      pathname: location.pathname,
      ...searchOf(location.search),
      hash: location.hash,
      state: entry?.state ?? null,
      key: entry?.key ?? 'first',
    }
  }

  let isReturning = false
  let isAgreed = false

  /** The browser has gone there already: back again, and there once more when somebody wants that. */
  function isHeldBack(next: Place): boolean {
    const steps = (entryOf(history.state)?.depth ?? 0) - depth
    if (isAgreed || steps === 0 || next.pathname === place$.value.pathname) return false
    const isFree = mayLeave(() => {
      isAgreed = true
      history.go(steps)
    })
    if (isFree) return false
    isReturning = true
    history.go(-steps)
    return true
  }

  function popped() {
    if (isReturning) {
      isReturning = false
      return
    }
    const next = readPlace()
    if (isHeldBack(next)) return
    isAgreed = false
    depth = entryOf(history.state)?.depth ?? 0
    const isHashOnly = next.pathname === place$.value.pathname && next.search === place$.value.search
    arrival = { kind: 'pop', keepScroll: isHashOnly && entryOf(history.state) === undefined }
    place$.next(next)
  }
  page.addEventListener('popstate', popped)

  function goTo(to: string, options: NavigateOptions) {
    const target = linkTarget(to, location.origin, location.pathname)
    if (target.kind !== 'internal') return location.assign(target.href)
    const leaves = new URL(target.path, location.origin).pathname !== place$.value.pathname
    if (options.asks !== false && leaves && !mayLeave(() => goTo(to, { ...options, asks: false }))) return
    const isReplace = options.replace ?? target.path === pathOf(place$.value)
    if (!isReplace) depth += 1
    const entry: Entry = { key: freshKey(), depth, state: options.state ?? null }
    if (isReplace) history.replaceState(entry, '', target.path)
    else history.pushState(entry, '', target.path)
    arrival = { kind: isReplace ? 'replace' : 'push', keepScroll: options.keepScroll ?? false }
    place$.next(readPlace())
  }

  return {
    place$,
    origin: location.origin,
    arrival: () => arrival,
    hasPrevious: () => depth > 0,
    go(to, options = {}) {
      if (typeof to === 'number') history.go(to)
      else goTo(to, options)
    },
    dispose: () => page.removeEventListener('popstate', popped),
  }
}

const freshKey = (): string => crypto.randomUUID().slice(0, 8)

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('depth' in state)) return undefined
  return typeof state.key === 'string' && typeof state.depth === 'number' ? (state as Entry) : undefined
}
