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

/** How the current place was reached, which scroll and focus depend on. */
export interface Arrival {
  readonly kind: 'first' | 'push' | 'replace' | 'pop'
  readonly keepScroll: boolean
}

export interface BrowserNavigation extends Navigation {
  /** how the current place was reached */
  arrival(): Arrival
  dispose(): void
}

interface Entry {
  readonly key: string
  /** number of pages of this visit before it */
  readonly depth: number
  readonly state: unknown
  /** of an entry that ui added so that Back closes a sheet or dialog: see `use-back-closes.ts` there */
  readonly layers?: number | undefined
  readonly isMoved?: boolean
  readonly isLeft?: boolean
}

/** The one history of the page, on top of the browser's. Addresses of other sites are opened by the browser. */
export function browserNavigation(page: Window, mayLeave: MayLeave = () => true): BrowserNavigation {
  const { history, location } = page
  // The shell restores scroll positions itself: the browser would do so before the page is rendered.
  history.scrollRestoration = 'manual'
  // The landing page gets a fresh key too: stored scroll positions in this tab outlive it and belong to another page.
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

  /** The browser has already navigated: goes back, and forward again once the user agrees to leave. */
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
    const isSame = target.path === pathOf(place$.value)
    const isReplace = options.replace ?? isSame
    const at = entryOf(history.state)
    if (at?.layers ? !at.isMoved && !isSame : !isReplace) depth += 1
    const entry: Entry = { key: freshKey(), depth, state: options.state ?? null, ...sheetOf(at, isSame, leaves) }
    history[isReplace || at?.layers ? 'replaceState' : 'pushState'](entry, '', target.path)
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

/**
 * The open sheet of an entry that a navigation replaces: its entry would otherwise remain below the new page, where
 * Back would do nothing.
 */
function sheetOf(at: Entry | undefined, isSame: boolean, leaves: boolean): Pick<Entry, 'layers' | 'isMoved'> {
  if (!at?.layers || at.isLeft || leaves) return {}
  return { layers: at.layers, isMoved: at.isMoved || !isSame }
}
