import { armsCookie } from '@nukkad/contracts/campaign-arms'
import type { AxiosAdapter } from 'axios'
import { BehaviorSubject } from 'rxjs'
import { createApi, noCredentials } from '../../api/api.ts'
import { createBus } from '../../bus/bus.ts'
import { cityChoice } from '../../city/city-choice.ts'
import { pathOf } from '../../navigation/navigation.ts'
import type { Host } from '../../remote/host.ts'
import { PlainFailure } from '../../remote/mounting/plain-failure.tsx'
import { recentSearches } from '../../searches/recent-searches.ts'
import type { SessionState } from '../../session/session.ts'
import { memoryStorage } from '../../storage/safe-storage.ts'
import { createDrafts } from '../../unsaved/drafts.ts'
import { createUnsavedInput } from '../../unsaved/unsaved-input.ts'
import { memoryNavigation } from '../memory-navigation.ts'
import { createQueryClient } from '../query-clients.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { RenderRequest } from './render-request.ts'

const notOnServer = async (): Promise<never> => {
  throw new Error('There is no session on the server')
}
const nothing = () => {}
/** The frame of all cities needs a few hundred responses. */
const answers = new KeptAnswers(1_000)

/**
 * A host for one render: it knows the address and the city, fetches as a signed-out visitor, and has no session to
 * leak. `adapter` sends its calls; by default axios does.
 */
export function serverHost(request: RenderRequest, adapter?: AxiosAdapter): Host {
  const url = new URL(request.url)
  const local = memoryStorage()
  const query = createQueryClient(true)
  return {
    api: createApi({
      ...request,
      ...(adapter ? { adapter } : {}),
      credentials: noCredentials,
      ...(request.arms ? { cookie: `${armsCookie}=${request.arms}` } : {}),
      timeout: request.apiWithinMs ?? 5_000,
      shared: answers.for(request.sharedMs, request.revision),
    }),
    bus: createBus(),
    navigation: memoryNavigation(pathOf(url), url.origin),
    session: {
      state$: new BehaviorSubject<SessionState>({ status: 'unknown', user: null }),
      begin: nothing,
      update: nothing,
      end: notOnServer,
    },
    cart: { cartId$: new BehaviorSubject<string | null>(null), remember: nothing, refresh: nothing },
    city: {
      choice$: new BehaviorSubject(cityChoice(request.city)),
      choose: notOnServer,
      choosePincode: notOnServer,
      clear: nothing,
      refresh: nothing,
    },
    notify: nothing,
    track: nothing,
    webview: { isWebview: request.webview, nativeCart: false },
    unsaved: createUnsavedInput(),
    drafts: createDrafts(local),
    searches: recentSearches(local),
    storage: { local, session: local },
    // Features that depend on a setting start in the browser.
    settings: request.settings,
    queries: { hold: () => query, release: nothing },
    // The request names the route that is shown, and nothing is preloaded.
    routeOf: () => undefined,
    preload: nothing,
    embed: () => nothing,
    Failure: PlainFailure,
    report: nothing,
  }
}
