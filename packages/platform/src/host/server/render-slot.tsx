import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { AxiosAdapter } from 'axios'
import { renderToString } from 'react-dom/server'
import { BehaviorSubject } from 'rxjs'
import { ApiError } from '../../api/api-error.ts'
import { pathOf, placeOf } from '../../navigation/navigation.ts'
import type { Host, PageEvents, PlacedRoute } from '../../remote/host.ts'
import { NotFound, Redirect } from '../../remote/loading/outcome.ts'
import { type ScreenLoader, screenContext, screenLoader } from '../../remote/loading/screen-loader.ts'
import type { Mount } from '../../remote/mounting/mount-context.ts'
import { MountRoot } from '../../remote/mounting/mount-root.tsx'
import type { SlotState } from '../../remote/mounting/slot-state.ts'
import type { App, Fixture, Slot } from '../../remote/slot.ts'
import type { Showing } from '../../remote/use-showing.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { RenderRequest, RenderResult } from './render-request.ts'
import { serverHost } from './server-host.ts'

interface Rendering {
  readonly request: RenderRequest
  readonly host: Host
  readonly placed: PlacedRoute
}

const silent: PageEvents = { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} }
const nothing = { html: '', head: null, state: null } as const

/**
 * Renders one slot as a visitor first sees it, with all data fetched. Expected outcomes (not found, redirect, the API
 * being unavailable) are values; a throw is the remote's fault. `adapter` sends its API calls.
 */
export async function renderSlot(slot: Slot, request: RenderRequest, adapter?: AxiosAdapter): Promise<RenderResult> {
  const host = serverHost(request, adapter)
  const place = placeOf(pathOf(new URL(request.url)))
  const match = request.route ? { route: request.route, params: request.params } : undefined
  const rendering: Rendering = { request, host, placed: { place, match } }
  try {
    return slot.kind === 'app' ? await renderApp(slot, rendering) : await renderFixture(slot, rendering)
  } catch (error) {
    if (error instanceof NotFound) return { ...nothing, status: 404 }
    if (error instanceof Redirect) return { ...nothing, status: error.status, redirect: error.to }
    // The page is sent without this slot, and the browser tries again and shows the error.
    if (error instanceof ApiError) return { ...nothing, status: 503 }
    throw error
  }
}

const signal = () => new AbortController().signal

async function renderApp(app: App, rendering: Rendering): Promise<RenderResult> {
  const { request, host, placed } = rendering
  const query = host.queries.hold(request.releaseId)
  const city = () => host.city.choice$.value
  const loader = screenLoader(app, {
    query,
    api: host.api,
    origin: host.navigation.origin,
    city,
    styles: async () => {},
  })
  if (!loader.serves(placed)) throw new Error(`No screen for the route '${request.route?.name}'`)
  const screen = await loader.code(placed)
  const isPrivate = request.isPrivate && !screen.hasPublicPart
  if (!isPrivate) await loader.load(screen, placed, signal())
  const head = loader.head(screen, placed)
  const status = request.route?.name === 'not-found' || head?.isAbsent ? 404 : 200
  if (isPrivate && !screen.Skeleton) return { ...nothing, head: head ?? null, status }
  const first: Showing = isPrivate ? { kind: 'waiting', placed, screen } : { kind: 'ready', placed, screen, head }
  const html = toHtml(app, rendering, query, loader, first)
  const state = stateOf(request, query, isPrivate ? 'skeleton' : 'full')
  return { html, head: head ?? null, status, state }
}

/** Rendered slots, some ten kilobytes each. */
const drawn = new KeptAnswers(200)

async function renderFixture(slot: Fixture, rendering: Rendering): Promise<RenderResult> {
  const { drawnBy } = slot
  if (!drawnBy) return drawFixture(slot, rendering)
  const { url, requestId: _, ...request } = rendering.request
  return drawn
    .for(request.sharedMs)
    .of(`${JSON.stringify(request)} ${drawnBy(new URL(url))}`, () => drawFixture(slot, rendering))
}

async function drawFixture(slot: Fixture, rendering: Rendering): Promise<RenderResult> {
  const { request, host, placed } = rendering
  const query = host.queries.hold(request.releaseId)
  const parts = { query, origin: host.navigation.origin, city: () => host.city.choice$.value }
  await slot.load?.({ ...screenContext(placed, parts), api: host.api, signal: signal() })
  const html = toHtml(slot, rendering, query, undefined, undefined)
  return { html, head: null, status: 200, state: stateOf(request, query, 'full') }
}

const stateOf = ({ releaseId, city }: RenderRequest, query: QueryClient, kind: SlotState['kind']): SlotState => ({
  releaseId,
  kind,
  city,
  queries: dehydrate(query),
})

function toHtml(
  slot: Slot,
  { request, host, placed }: Rendering,
  query: QueryClient,
  loader: ScreenLoader | undefined,
  first: Showing | undefined,
): string {
  const context: Mount = {
    host,
    bus: host.bus,
    identity: { remote: request.releaseId, version: '', slot: request.slot },
    cityAtRender: host.city.choice$.value,
    preload: () => false,
  }
  const props = { placed$: new BehaviorSubject(placed), page: silent }
  const mounting = { slot, query, context, props, loader, first, committed() {}, failed() {} }
  return renderToString(<MountRoot mounting={mounting} />, { identifierPrefix: `${request.slot}-` })
}
