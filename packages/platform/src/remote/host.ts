import type { PageSettings, RouteMatch } from '@nukkad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { BehaviorSubject } from 'rxjs'
import type { Api } from '../api/api.ts'
import type { Bus } from '../bus/bus.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CityStore } from '../city/city-store.ts'
import type { Head } from '../head/head.ts'
import type { Navigation, Place } from '../navigation/navigation.ts'
import type { Notify } from '../notify/notice.ts'
import type { RecentSearches } from '../searches/recent-searches.ts'
import type { SessionStore } from '../session/session.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import type { Track } from '../track/track.ts'
import type { Drafts } from '../unsaved/drafts.ts'
import type { UnsavedInput } from '../unsaved/unsaved-input.ts'
import type { Webview } from '../webview/webview.ts'
import type { SlotState } from './mounting/slot-state.ts'

/** What the shell shares with every mount. Remotes do not use it directly but through the hooks. */
export interface Host {
  readonly api: Api
  readonly session: SessionStore
  readonly city: CityStore
  readonly cart: CartStore
  readonly bus: Bus
  readonly navigation: Navigation
  readonly notify: Notify
  readonly track: Track
  readonly webview: Webview
  readonly unsaved: UnsavedInput
  readonly drafts: Drafts
  readonly searches: RecentSearches
  /** browser storage for the keys that the spec defines; never throws */
  readonly storage: { readonly local: TextStorage; readonly session: TextStorage }
  readonly queries: QueryClients
  readonly settings: PageSettings
  /** the route of the present releases that a path of this site matches, ignoring query and hash */
  routeOf(path: string): RouteMatch | undefined
  /** an address is likely to be opened: 'near' the viewport, or indicated by pointer, finger or focus */
  preload(path: string, reason: 'near' | 'meant'): void
  /** mounts another remote's slot into an element of a page; the returned function removes it */
  embed(slot: string, element: HTMLElement): () => void
  readonly Failure: ComponentType<FailureProps>
  /** reports an error from which the page recovered */
  report(error: unknown, where: MountIdentity): void
}

export interface FailureProps {
  readonly error: unknown
  /** nothing else of the page is shown, so the message needs the page's heading */
  readonly isPage?: boolean
  onRetry(): void
}

/** One query client per running release: a remote's data is its own, and its slots share it. */
export interface QueryClients {
  hold(releaseId: string): QueryClient
  release(releaseId: string): void
}

export interface MountIdentity {
  readonly remote: string
  readonly version: string
  readonly slot: string
}

/** The place that a mount has to show, and its route. */
export interface PlacedRoute {
  readonly place: Place
  readonly match: RouteMatch | undefined
}

/** What the routed mount reports to the shell. */
export interface PageEvents {
  /** the next screen is loading, the current one is still shown */
  pending(placed: PlacedRoute): void
  /** it is ready and will be shown when the returned promise resolves */
  entering(placed: PlacedRoute): Promise<void> | void
  /** its skeleton takes the place of the current screen */
  waiting?(placed: PlacedRoute): void
  shown(placed: PlacedRoute, head: Head | undefined): void
  /** the screen's thing does not exist: the shell shows its 404 page at the same address */
  missing(placed: PlacedRoute): void
  /** a screen threw after it had been shown */
  crashed(error: unknown): void
}

/** The props that the shell passes through single-spa to one mount. */
export interface MountProps {
  /** unique per mount */
  readonly name: string
  readonly domElement: HTMLElement
  readonly release: { readonly name: string; readonly version: string; readonly id: string }
  readonly slot: string
  readonly host: Host
  readonly placed$: BehaviorSubject<PlacedRoute>
  /** the state with which the server rendered this element, if the same release did; then it is hydrated */
  readonly state: SlotState | null
  readonly page: PageEvents
  /** resolves when the style sheets of a screen of this release are in the page */
  styles(screen: string): Promise<void>
  /** everything is fetched and the first render follows: the present content of the element is removed now */
  beforeRender(): Promise<void> | void
  /** server-rendered markup handles taps from now on, although it is not hydrated yet */
  listening?(): void
}
