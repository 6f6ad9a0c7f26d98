import {
  type BrowserNavigation,
  createHost,
  documentCookies,
  exclusively,
  type Host,
  type HostParts,
  mayMeasure,
  readDocumentCookies,
  type ShellHost,
  safeStorage,
  type Wishes,
} from '@nukkad/platform/host'
import { analyticsSink } from './analytics/analytics-sink.ts'
import type { Boot } from './boot.ts'
import { nextPicture } from './page/next-picture.ts'
import { FailureView } from './ui/failure-view.tsx'
import type { ShellStore } from './ui/shell-state.ts'

interface PageHostParts {
  readonly boot: Boot
  readonly navigation: BrowserNavigation
  readonly store: ShellStore
  readonly routeOf: Host['routeOf']
  readonly preload: Host['preload']
  readonly embed: Host['embed']
  readonly unheard: NonNullable<HostParts['unheard']>
  readonly shown: NonNullable<HostParts['shown']>
}

/** The platform's host on this page's storages, cookies, locks and history. */
export function pageHost({
  boot,
  navigation,
  store,
  routeOf,
  preload,
  embed,
  unheard,
  shown,
}: PageHostParts): ShellHost {
  const { analytics } = boot.settings
  const local = safeStorage(() => window.localStorage)
  return createHost({
    nextPicture,
    apiBase: boot.apiBase,
    publicToken: boot.publicToken,
    local,
    session: safeStorage(() => window.sessionStorage),
    writeCookie: documentCookies(document, location.protocol === 'https:'),
    readCookie: readDocumentCookies(document),
    exclusively: exclusively(navigator.locks),
    isDrawnForApp: document.documentElement.dataset.webview !== undefined,
    navigation,
    notify: store.notify,
    routeOf,
    preload,
    embed,
    unheard,
    Failure: FailureView,
    settings: boot.settings,
    report: (error) => reportQuietly(error),
    reportError: reportQuietly,
    ...(analytics && mayMeasure(local, navigator as Wishes)
      ? { sink: () => analyticsSink(analytics, window, local) }
      : {}),
    shown,
    device: () => (window.innerWidth < 800 ? 'mobile' : 'desktop'),
  })
}

/** Errors from which the page recovered are not console errors; they are logged at the verbose level. */
const reportQuietly = (error: unknown): void => console.debug('Nukkad:', error)
