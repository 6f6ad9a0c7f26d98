import { lostRoute, type RouteMatch, remoteOf, type SnapshotRelease } from '@nukkad/contracts'
import type { Navigation, PageEvents, Place, PlacedRoute, SlotState } from '@nukkad/platform/host'
import { BehaviorSubject } from 'rxjs'
import type { Boot } from '../boot.ts'
import type { ViewTransitions } from '../page/view-transitions.ts'
import type { PageRoutes } from '../releases/page-routes.ts'
import { SlotFrame } from './slot-frame.ts'
import type { SlotWorld } from './slot-parts.ts'

/** The 404 page shown in place of another route, with the page name of an address without a route. */
const lost: RouteMatch = { route: lostRoute, params: {} }

interface OutletParts {
  readonly element: HTMLElement
  readonly state: SlotState | null
  readonly navigation: Navigation
  readonly first: Boot['route']
  readonly routes: PageRoutes
  readonly transitions: ViewTransitions
  /** a navigation to another address begins: the time to apply a new release */
  leaving(): void
  pending(): void
  /** checks for newer releases, and applies them */
  lookAgain(): Promise<unknown>
  /** the page of the present address can't be determined here */
  unknown(): void
  /** a navigation to an address of this site begins */
  going(match: RouteMatch, path: string): void
  shown: PageEvents['shown']
}

/** The routed slot: decides which remote and release shows the present address. */
export class Outlet {
  readonly #world: SlotWorld
  readonly #parts: OutletParts
  readonly #frame: SlotFrame
  /** the place that the mounted remote has to show; it never sees places of other remotes */
  #placed$: BehaviorSubject<PlacedRoute>
  /** the present place: its page may still be loading */
  readonly placed$: BehaviorSubject<PlacedRoute>
  /**
   * The place of the page that is shown, for the slots beside it: a header that changed with the address would move the
   * page that is being left.
   */
  readonly shown$: BehaviorSubject<PlacedRoute>
  #owner: string

  constructor(world: SlotWorld, parts: OutletParts) {
    this.#world = world
    this.#parts = parts
    const { params, remote, ...route } = parts.first
    const placed = { place: parts.navigation.place$.value, match: { route, params } }
    this.#owner = remote
    this.placed$ = new BehaviorSubject<PlacedRoute>(placed)
    this.shown$ = new BehaviorSubject<PlacedRoute>(placed)
    this.#placed$ = new BehaviorSubject<PlacedRoute>(placed)
    this.#frame = new SlotFrame(world, {
      slot: 'main',
      element: parts.element,
      placed$: () => this.#placed$,
      state: parts.state,
      page: {
        pending: () => parts.pending(),
        entering: () => parts.transitions.begin(),
        waiting: (placed) => this.#show(placed),
        shown: (shown, head) => {
          this.#show(shown)
          parts.transitions.end()
          parts.shown(shown, head)
        },
        missing: (missed) => this.#showMissing(missed),
        crashed() {},
      },
      beforeSwap: () => parts.transitions.begin(),
      afterSwap: () => parts.transitions.end(),
    })
  }

  /** The release that is mounted. */
  get release(): SnapshotRelease | undefined {
    return this.#frame.release
  }

  /** Mounts the page that the server chose and follows the history from then on. */
  async start(): Promise<void> {
    const { place$ } = this.#parts.navigation
    const first = place$.value
    let last = first.pathname
    place$.subscribe((place) => {
      if (place === first) return
      if (place.pathname !== last) this.#parts.leaving()
      last = place.pathname
      this.#follow(place)
    })
    await this.#frame.show(this.#owner)
  }

  #follow(place: Place) {
    const { routes, navigation, pending, lookAgain, unknown } = this.#parts
    const match = routes.of(place.pathname)
    if (match) return this.#goTo(place, match)
    pending()
    const isStill = () => place === navigation.place$.value
    // The address may have been added since this page was opened.
    const known = routes.present ? lookAgain() : routes.learn()
    known.then(
      () => isStill() && this.#goTo(place, routes.of(place.pathname) ?? lost),
      () => isStill() && unknown(),
    )
  }

  #goTo(place: Place, match: RouteMatch) {
    this.#parts.going(match, place.pathname)
    this.#go(remoteOf(match.route), { place, match })
  }

  #go(owner: string, placed: PlacedRoute) {
    const { book } = this.#world
    this.placed$.next(placed)
    const isSame = owner === this.#owner && this.#frame.release && book.releaseOf(owner)?.id === this.#frame.release.id
    if (isSame) return this.#placed$.next(placed)
    if (!book.releaseOf(owner)) book.pardon(owner)
    this.#owner = owner
    this.#parts.pending()
    this.#placed$ = new BehaviorSubject(placed)
    void this.#frame.show(owner)
  }

  /** Called in the commit of the page, in which React then includes the slots beside it. */
  #show(placed: PlacedRoute) {
    if (placed !== this.shown$.value) this.shown$.next(placed)
  }

  /** No release could show the present place: its message takes the place of the page. */
  gaveUp(): void {
    this.#show(this.placed$.value)
  }

  #showMissing({ place }: PlacedRoute) {
    if (place === this.#parts.navigation.place$.value) this.#go(remoteOf(lostRoute), { place, match: lost })
  }
}
