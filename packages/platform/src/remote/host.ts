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

/** What the shell lends to every mount. Remotes never see it: they use the hooks. */
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
  /** keys that the spec gives to the browser's storages, never throwing */
  readonly storage: { readonly local: TextStorage; readonly session: TextStorage }
  readonly queries: QueryClients
  readonly settings: PageSettings
  /** which route of the present releases a path of this site leads to, its query and hash left aside */
  routeOf(path: string): RouteMatch | undefined
  /** an address is likely to be wanted: 'near' the viewport, or meant by pointer, finger or focus */
  preload(path: string, reason: 'near' | 'meant'): void
  /** mounts another remote's slot into an element of a page; the answer takes it out */
  embed(slot: string, element: HTMLElement): () => void
  readonly Failure: ComponentType<FailureProps>
  /** an error that a page survived */
  report(error: unknown, where: MountIdentity): void
}

export interface FailureProps {
  readonly error: unknown
  /** nothing else of the page is shown, so it needs the page's heading */
  readonly isPage?: boolean
  onRetry(): void
}

/** One query client per running release: what a remote fetched is its own, its slots share it. */
export interface QueryClients {
  hold(releaseId: string): QueryClient
  release(releaseId: string): void
}

export interface MountIdentity {
  readonly remote: string
  readonly version: string
  readonly slot: string
}

/** The place that a mount has to show, and which route that is. */
export interface PlacedRoute {
  readonly place: Place
  readonly match: RouteMatch | undefined
}

/** What the routed mount tells the shell. */
export interface PageEvents {
  /** the next screen is on its way, the present one still stands */
  pending(placed: PlacedRoute): void
  /** it is ready and will be shown when this resolves */
  entering(placed: PlacedRoute): Promise<void> | void
  shown(placed: PlacedRoute, head: Head | undefined): void
  /** the screen says that there is no such thing: the shell shows its 404 page in place */
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
  /** what the server rendered this element with, when the same release did; then it is hydrated */
  readonly state: SlotState | null
  readonly page: PageEvents
  /** resolves when the style sheets of a screen of this release stand in the page */
  styles(screen: string): Promise<void>
  /** all is fetched and the first render comes next: whatever stands in the element goes now */
  beforeRender(): Promise<void> | void
  /** what the server drew listens to taps from now on, though it is not alive yet */
  listening?(): void
}
