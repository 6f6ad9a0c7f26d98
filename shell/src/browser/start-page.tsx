import { cityInParams, pageNameOf, type RouteMatch, type Snapshot } from '@nukkad/contracts'
import { browserNavigation, cookieNames, isSlow, readDocumentCookies, type ShellHost } from '@nukkad/platform/host'
import { createRoot } from 'react-dom/client'
import { visits } from './analytics/visits.ts'
import { type AppLogin, takeAppLogin } from './app-login/take-app-login.ts'
import { type Boot, readBoot, readPageFiles, takeState } from './boot.ts'
import { Federation } from './federation/federation.ts'
import { forgetManifests } from './federation/manifests.ts'
import { takePageFiles } from './federation/release-files.ts'
import { arrivals } from './page/arrival.ts'
import { whenAtRest } from './page/at-rest.ts'
import { whenTouchedOrAtLast } from './page/first-touch.ts'
import { leaveGuard } from './page/leave-guard.ts'
import { nextTask } from './page/next-task.ts'
import { Preloader } from './page/preloader.ts'
import { ScrollPlaces } from './page/scroll-places.ts'
import { viewTransitions } from './page/view-transitions.ts'
import { pageHost } from './page-host.ts'
import { fetchTable, PageRoutes } from './releases/page-routes.ts'
import { ReleaseBook } from './releases/release-book.ts'
import { followReleases } from './releases/release-news.ts'
import { ReleaseSwitch } from './releases/release-switch.ts'
import { Fixtures } from './slots/fixtures.ts'
import { Outlet } from './slots/outlet.ts'
import { showFallback } from './ui/fallback.tsx'
import { ShellStore } from './ui/shell-state.ts'
import { ShellView } from './ui/shell-view.tsx'

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element '${id}'`)
  return found
}

const unheardOffline = 'You seem to be offline. Try again once you are connected.'

/** A file of its own, which no first visit needs; without it the browser keeps no page for when it is offline. */
const learnWorker = () =>
  import('./offline/register-worker.ts').then(({ registerWorker }) => registerWorker(navigator)).catch(() => undefined)

/** Starts the page: connects its parts and mounts what the server rendered. */
// limit: the start of a page, in the order in which its parts need each other
export async function startPage(): Promise<void> {
  const federation = new Federation()
  await nextTask()
  const boot = readBoot(document)
  takePageFiles(readPageFiles(document))
  // Runs before anything reads the address or passes it on.
  const handedOver = takeAppLogin(window)
  const book = new ReleaseBook(withProof(boot.snapshot), () => fetchSnapshot(host))
  const routes = new PageRoutes({ present: () => book.routes, fetchTable })
  const store = new ShellStore()
  const navigation = browserNavigation(window, leaveGuard({ unsaved: () => host.unsaved, store }))
  const preloader = new Preloader({ book, routes, page: window })
  const scroll = new ScrollPlaces(window, navigation.place$.value.key)
  const transitions = viewTransitions(document, window.matchMedia('(prefers-reduced-motion: reduce)'))

  /** the page that is shown: while the next one loads, events still belong to this one */
  let shownRoute: RouteMatch | undefined
  const host: ShellHost = pageHost({
    boot,
    navigation,
    store,
    routeOf: (path) => routes.of(path),
    preload: (path, reason) => preloader.preload(path, reason),
    embed: (slot, target) => fixtures.embed(slot, target),
    unheard() {
      wakeDialogs()
      if (!navigator.onLine) sayOffline()
    },
    shown: () => shownRoute,
  })
  const sayOffline = () => host.notify(unheardOffline, { tone: 'error' })
  // The app's frame is around the page for the whole visit, even if the address no longer says so.
  if (host.webview.isWebview) document.documentElement.dataset.webview = ''
  const world = {
    book,
    federation,
    host,
    fallback: (frame: { element: HTMLElement; slot: string }, error: unknown, retry: () => void) => {
      if (frame.slot === 'main' && !isSlow(error)) {
        store.set({ isPending: false })
        outlet.gaveUp()
      }
      return showFallback(frame, error, retry)
    },
  }
  const releases = new ReleaseSwitch({
    book,
    routes,
    available: (remotes) => host.bus.publish('release.available', { remotes }),
  })
  const visit = visits(host)
  const arrived = arrivals({
    navigation,
    scroll,
    announce: (announcement) => store.set({ announcement }),
    viewed(path, match) {
      host.bus.publish('page.viewed', { path, page: pageNameOf(match) })
      visit.viewed(path, match)
    },
  })
  const outlet: Outlet = new Outlet(world, {
    element: element('slot-main'),
    state: takeState('main', document),
    navigation,
    first: boot.route,
    routes,
    transitions,
    pending: () => store.set({ isPending: true }),
    lookAgain,
    // The page's address has changed already, so a reload lets the server decide. Offline, the browser would show its
    // own error page.
    unknown() {
      if (navigator.onLine) return window.location.reload()
      sayOffline()
      window.addEventListener('online', () => window.location.reload(), { once: true })
    },
    going({ params }, path) {
      // Fetches all files in parallel: otherwise each would reveal the next, and none of a new release are in the
      // browser's cache.
      preloader.preload(path, 'meant')
      adoptCity(host, params)
    },
    leaving() {
      scroll.leave()
      if (releases.leaving()) void fixtures.refresh().then(settle)
    },
    shown(placed, head) {
      shownRoute = placed.match
      store.set({ isPending: false })
      // The page has its own messages from now on, also while one release replaces another.
      document.querySelector('.late-main')?.remove()
      arrived(placed, head)
      settle()
    },
  })
  const fixtures = new Fixtures(world, outlet)
  fixtures.add('header', element('slot-header'), takeState('header', document))
  fixtures.addLater('footer', element('slot-footer'), takeState('footer', document))
  // Dialogs open on request; a link with a hash may come from an email, and requests one by itself.
  const wakeDialogs = fixtures.addUnseen('dialogs', element('slot-dialogs'))
  if (window.location.hash) wakeDialogs()
  else whenTouchedOrAtLast(window, wakeDialogs)

  /** If the request fails, the page keeps its present routes. */
  async function lookAgain() {
    const snapshot = await fetchSnapshot(host).catch(() => undefined)
    if (!snapshot || snapshot.routes === book.routes) return
    releases.offer(snapshot)
    await routes.learn(snapshot.routes)
    if (releases.leaving()) void fixtures.refresh().then(settle)
  }

  /** For an address that does not exist, the server does not name its city. */
  async function learnRoutes() {
    const table = await routes.learn().catch(() => undefined)
    adoptCity(host, table?.match(navigation.place$.value.pathname)?.params)
  }

  /** Unloads releases that are neither mounted nor will be needed, so that a page kept open does not grow. */
  function settle() {
    const idsInUse = new Set([...fixtures.mountedIds(), ...(outlet.release ? [outlet.release.id] : [])])
    const known = book.knownIds()
    for (const release of federation.loaded()) {
      if (!known.has(release.id) && !idsInUse.has(release.id)) federation.forget(release)
    }
    // Releases that were replaced before any navigation have only their manifest here.
    forgetManifests((id) => !known.has(id) && !idsInUse.has(id))
    preloader.forget()
  }

  adoptCity(host, boot.route.params)
  if (boot.status === 404) void learnRoutes()
  // Not needed before the first navigation, so a first visit does not load the table.
  else whenTouchedOrAtLast(window, () => routes.learn().catch(() => undefined))
  shownRoute = outlet.placed$.value.match
  visit.opened()
  void outlet.start()
  await nextTask()
  void fixtures.refresh()
  void openSession(host, boot, handedOver)
  window.addEventListener('storage', () => host.refresh())
  // The last event of a page that is closed, left, or ended in the background by a phone.
  document.addEventListener('visibilitychange', () => host.leave())
  window.addEventListener('beforeunload', (event) => host.unsaved.has() && event.preventDefault())
  await nextTask()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ShellView store={store} />)
  if (!boot.settings.hasNoWorker) whenTouchedOrAtLast(window, learnWorker)
  whenAtRest(window, () => {
    void import(/* webpackChunkName: "at-rest" */ './releases/watch-page.ts').then(({ watchPage }) =>
      watchPage(window, book, (slot) => (slot === 'main' ? outlet.release : fixtures.releaseIn(slot))),
    )
    followReleases(window, {
      sequence: () => book.sequence,
      fetchSnapshot: () => fetchSnapshot(host),
      taken(snapshot) {
        releases.offer(snapshot)
        settle()
      },
    })
  })
}

/** The nonce of this response proves that the server sent the snapshot; scripts can read it, markup can't. */
function withProof(snapshot: Snapshot): Snapshot {
  const proof = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  return proof ? { ...snapshot, proof } : snapshot
}

/**
 * An address with a city, such as /goa, selects that city; so does a deeper page of it. The server may have done so on
 * an earlier page whose scripts never ran; then only the cookie has the city.
 */
function adoptCity(host: ShellHost, params: RouteMatch['params'] | undefined) {
  const slug = (params && cityInParams(params)) ?? readDocumentCookies(document)(cookieNames.city)
  if (slug && slug !== 'all' && slug !== host.city.choice$.value.slug) void host.city.choose(slug)
}

async function openSession(host: ShellHost, boot: Boot, login?: AppLogin) {
  // Only pages that the app opens, or a link like its own, need it.
  if (login && (await (await import('./app-login/open-by-app.ts')).openByApp(host, login, boot))) return
  await host.session.check()
}

async function fetchSnapshot(host: ShellHost): Promise<Snapshot> {
  const { slug, isChosen } = host.city.choice$.value
  const query = new URLSearchParams({
    ...(isChosen ? { city: slug } : {}),
    webview: String(host.webview.isWebview),
  })
  const response = await fetch(`/_shell/snapshot?${query}`)
  if (!response.ok) throw new Error(`no snapshot: ${response.status}`)
  return (await response.json()) as Snapshot
}
