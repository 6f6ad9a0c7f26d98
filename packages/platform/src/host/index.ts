/**
 * The platform's entry point for the shell: what it shares with mounts, and the one history. Remotes never import this.
 */
export type { Api } from '../api/api.ts'
export { createApi, fetchWire } from '../api/api.ts'
export { cityChoice } from '../city/city-choice.ts'
export { applyHead, type HeadSite } from '../head/apply-head.ts'
export { linkTarget } from '../navigation/link-target.ts'
export { type Navigation, type Place, pathOf, placeOf } from '../navigation/navigation.ts'
export { whenNear } from '../navigation/near-viewport.ts'
export type { Notice, NoticeOptions } from '../notify/notice.ts'
export type {
  FailureProps,
  Host,
  MountIdentity,
  MountProps,
  PageEvents,
  PlacedRoute,
} from '../remote/host.ts'
export { isSlow, saySlowAfter, slowly } from '../remote/loading/slow.ts'
export { withRetries } from '../remote/loading/with-retries.ts'
export { within } from '../remote/loading/within.ts'
export type { RemoteLifecycles } from '../remote/mounting/lifecycles.ts'
export { failureText, PlainFailure } from '../remote/mounting/plain-failure.tsx'
export type { SlotState } from '../remote/mounting/slot-state.ts'
export { exclusively } from '../session/renewal.ts'
export { documentCookies, noCookies, readDocumentCookies } from '../storage/cookies.ts'
export { cookieNames, localKeys, sessionKeys } from '../storage/keys.ts'
export { memoryStorage, readJson, safeStorage, type TextStorage } from '../storage/safe-storage.ts'
export type { Sink, StreamMessage } from '../track/analytics.ts'
export { mayMeasure, type Wishes } from '../track/measuring.ts'
export { createUnsavedInput } from '../unsaved/unsaved-input.ts'
export { type Arrival, type BrowserNavigation, browserNavigation } from './browser-navigation.ts'
export { createHost, type HostParts, type ShellHost } from './create-host.ts'
export { memoryNavigation } from './memory-navigation.ts'
export { createQueryClient } from './query-clients.ts'
