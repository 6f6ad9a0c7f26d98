import { pageNameOf, type RouteMatch } from '@nukkad/contracts'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import type { AxiosAdapter } from 'axios'
import { type Api, type Credentials, createApi } from '../api/api.ts'
import { type Bus, createBus } from '../bus/bus.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { createCityStore } from '../city/city-store.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { Notify } from '../notify/notice.ts'
import type { Host } from '../remote/host.ts'
import { recentSearches } from '../searches/recent-searches.ts'
import type { Exclusively } from '../session/renewal.ts'
import { createSession, type ShellSession } from '../session/session-store.ts'
import { sessionVault } from '../session/session-vault.ts'
import type { ReadCookie, WriteCookie } from '../storage/cookies.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import { affiliation, keepAffiliation } from '../track/affiliation.ts'
import { analytics, type Sink } from '../track/analytics.ts'
import { trackedProfile } from '../track/tracked-profile.ts'
import { keepVisitSource, sourceProps } from '../track/visit-source.ts'
import { createDrafts } from '../unsaved/drafts.ts'
import { createUnsavedInput } from '../unsaved/unsaved-input.ts'
import { detectWebview } from '../webview/webview.ts'
import { queryClients, type ShellQueryClients } from './query-clients.ts'

/** The parts of a host: the edges of the page, so that a test can replace them. */
export interface HostParts {
  readonly apiBase: string
  readonly publicToken: string
  readonly adapter?: AxiosAdapter
  /** resolves after the next paint, so that the change is visible before calls that write begin */
  readonly nextPicture?: () => Promise<void>
  readonly local: TextStorage
  readonly session: TextStorage
  readonly writeCookie: WriteCookie
  /** without this there are no cookies */
  readonly readCookie?: ReadCookie
  readonly exclusively: Exclusively
  readonly navigation: Navigation
  readonly notify: Notify
  readonly routeOf: Host['routeOf']
  readonly preload: Host['preload']
  readonly embed: Host['embed']
  readonly Failure: Host['Failure']
  readonly settings: Host['settings']
  readonly report: Host['report']
  /** a failure outside any mount, e.g. a bus handler that threw */
  readonly reportError: (error: unknown) => void
  /** called when a bus request waits for its handler */
  readonly unheard?: () => void
  /** the server detected the mobile app's web view */
  readonly isDrawnForApp?: boolean
  /** without a sink nothing is tracked */
  readonly sink?: () => Sink
  /**
   * the route that is shown, the 404 page also under an address that has a route; by default the route of the address
   */
  readonly shown?: () => RouteMatch | undefined
  /** the kind of device; unknown by default */
  readonly device?: () => 'mobile' | 'desktop'
}

export interface ShellHost extends Host {
  readonly bus: Bus
  readonly session: ShellSession
  readonly queries: ShellQueryClients
  /** reads again what another tab stored */
  refresh(): void
  /** the page may be closed in a moment: stores what is not sent yet */
  leave(): void
  dispose(): void
}

/** The shell's host: stores, bus, API client and everything that remotes reach through the platform's hooks. */
// limit: the composition of what a shell shares with remotes, one line for each part
export function createHost(parts: HostParts): ShellHost {
  const { local, session: visit, writeCookie, navigation } = parts
  const search = navigation.place$.value.search
  const followAddress = navigation.place$.subscribe((place) => {
    keepAffiliation(place.campaign, local)
    keepVisitSource(place.campaign, visit)
  })
  const shown = parts.shown ?? (() => parts.routeOf(navigation.place$.value.pathname))

  const queries = queryClients()
  let shownPath = navigation.place$.value.pathname
  const followPath = navigation.place$.subscribe(({ pathname }) => {
    if (pathname !== shownPath) queries.goOn()
    shownPath = pathname
  })

  const connect = (credentials: Credentials): Api =>
    createApi({
      apiBase: parts.apiBase,
      publicToken: parts.publicToken,
      credentials,
      ...(parts.adapter ? { adapter: parts.adapter } : {}),
      ...(parts.nextPicture ? { beforeWriting: parts.nextPicture } : {}),
    })
  const bus = createBus(parts.reportError, parts.unheard)
  const cart = createCartStore({ local, readCookie: parts.readCookie ?? (() => undefined), writeCookie })
  const city = createCityStore({
    local,
    session: visit,
    writeCookie,
    lookUp: async (pincode) => (await api.call(lookUpPincode, { query: { pincode } })).data,
  })
  const session = createSession({
    vault: sessionVault(local, writeCookie),
    exclusively: parts.exclusively,
    connect,
    couponLost: (text) => parts.notify(text),
    cartChanged: (cartId) => cart.remember(cartId),
    storageChanged() {
      cart.refresh()
      city.refresh()
    },
  })
  const api = connect(session)

  // The app passes its user's location; a failed lookup shows nothing on screen.
  const told = new URLSearchParams(search).get('pincode')
  if (told) void city.choosePincode(told)

  const drafts = createDrafts(visit)
  let userId: string | null | undefined
  const followUser = session.state$.subscribe((state) => {
    if (state.status === 'unknown') return
    const next = state.user?._id ?? null
    // The page was rendered for a guest before the session was known: its queries are refetched, no other user has seen
    // them.
    if (userId === undefined && next !== null) queries.renew()
    else if (userId !== undefined && next !== userId) queries.reset()
    // A guest who signs in keeps their drafts, and so does a user whose session the server ended (decision 0704).
    const hasLapsed = state.status === 'guest' && state.hasLapsed
    if (next || (userId && !hasLapsed)) drafts.belongTo(next)
    userId = next
  })
  let isFirstCity = true
  const followCity = city.choice$.subscribe(({ slug, pincode, isChosen }) => {
    if (!isFirstCity) bus.publish('location.changed', { city: isChosen ? slug : null, pincode })
    isFirstCity = false
  })

  const tracking = parts.sink
    ? analytics({
        sink: parts.sink(),
        identity: () => {
          const { status, user } = session.state$.value
          return status === 'unknown' ? undefined : user && { id: user._id, profile: trackedProfile(user) }
        },
        about: () => {
          const { slug, isChosen } = city.choice$.value
          const affiliate = affiliation(local)
          return {
            ...sourceProps(visit),
            ...(affiliate ? { affiliation: affiliate } : {}),
            page: pageNameOf(shown()),
            city: isChosen ? slug : 'all',
            ...(parts.device ? { device: parts.device() } : {}),
          }
        },
      })
    : undefined

  return {
    api,
    bus,
    cart,
    city,
    queries,
    session,
    navigation,
    notify: parts.notify,
    routeOf: parts.routeOf,
    preload: parts.preload,
    embed: parts.embed,
    Failure: parts.Failure,
    settings: parts.settings,
    report: parts.report,
    track: tracking?.track ?? (() => {}),
    webview: detectWebview(search, visit, parts.isDrawnForApp),
    unsaved: createUnsavedInput(),
    drafts,
    searches: recentSearches(local),
    storage: { local, session: visit },
    refresh() {
      session.refresh()
      cart.refresh()
      city.refresh()
    },
    leave: () => tracking?.leave(),
    dispose() {
      followAddress.unsubscribe()
      followPath.unsubscribe()
      followUser.unsubscribe()
      followCity.unsubscribe()
      tracking?.dispose()
    },
  }
}
