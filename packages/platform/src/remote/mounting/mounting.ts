import { type DehydratedState, hydrate } from '@tanstack/react-query'
import type { BusHandle } from '../../bus/bus.ts'
import { type CityChoice, cityChoice, isSameChoice } from '../../city/city-choice.ts'
import { placeOf } from '../../navigation/navigation.ts'
import type { MountProps, PlacedRoute } from '../host.ts'
import { NotFound, Redirect } from '../loading/outcome.ts'
import { type ScreenLoader, screenContext, screenLoader } from '../loading/screen-loader.ts'
import { saySlowAfter, slowly } from '../loading/slow.ts'
import { TookTooLong, within } from '../loading/within.ts'
import type { Slot } from '../slot.ts'
import type { Showing } from '../use-showing.ts'
import type { Mount } from './mount-context.ts'
import type { Rootable } from './mount-root.tsx'

/** One mount from its preparation to its end. */
export interface Mounting extends Rootable {
  readonly props: MountProps
  dispose(): void
}

/**
 * A page that the server rendered completely stays as it is until everything has loaded, but no longer than this (ms),
 * because taps have to work.
 */
const reviveWithin = 10_000

type Outcome = { committed(): void; failed(error: unknown): void }

/**
 * Fetches everything that the first render needs, so that it is complete and, if the server rendered the slot,
 * identical.
 */
export async function prepareMounting(slot: Slot, props: MountProps, outcome: Outcome): Promise<Mounting> {
  const { host, release } = props
  const query = host.queries.hold(release.id)
  const bus: BusHandle & { dispose(): void } = host.bus.handle()
  const controller = new AbortController()
  const rendered = props.state?.kind === 'full' ? cityChoice(props.state.city) : undefined
  let isFirst = true
  const parts = {
    query,
    api: host.api,
    origin: host.navigation.origin,
    // The first load must give the same result as the server's, or hydration would find a different page.
    city: () => (isFirst && rendered) || host.city.choice$.value,
    styles: props.styles,
  }
  const loader = slot.kind === 'app' ? screenLoader(slot, parts) : undefined
  let following: { unsubscribe(): void } | undefined
  const dispose = () => {
    following?.unsubscribe()
    controller.abort()
    bus.dispose()
    host.queries.release(release.id)
  }
  const context: Mount = {
    host,
    bus,
    identity: { remote: release.name, version: release.version, slot: props.slot },
    cityAtRender: cityAtRender(rendered, host.city.choice$.value),
    preload: (path) => preload({ place: placeOf(path), match: host.routeOf(path) }, loader, controller.signal),
  }
  if (props.state) hydrate(query, asOfNow(props.state.queries))
  try {
    const first = loader ? await firstShowing(loader, props, controller.signal) : undefined
    if (slot.kind === 'fixture') {
      // A header without its navigation is still a header: its own queries show and retry what failed here.
      const load = (placed: PlacedRoute) => {
        const context = { ...screenContext(placed, parts), api: host.api, signal: controller.signal }
        return within(saySlowAfter, 'its data', Promise.resolve(slot.load?.(context))).catch(() => {})
      }
      await load(props.placed$.value)
      // What the next page needs is fetched beside that page, so that it is there when the page is shown.
      const now = host.navigation.place$.value
      following = host.navigation.place$.subscribe((place) => {
        if (place !== now) void load({ place, match: host.routeOf(place.pathname) })
      })
    }
    isFirst = false
    return { props, slot, query, context, loader, first, dispose, ...outcome }
  } catch (error) {
    dispose()
    throw error
  }
}

/** If the browser's choice equals the server's, it is the same object: otherwise every card would be rendered twice. */
const cityAtRender = (rendered: CityChoice | undefined, now: CityChoice): CityChoice =>
  rendered && !isSameChoice(rendered, now) ? rendered : now

/**
 * Data that came with a page counts as fetched on arrival: the server only caches a page while it is current, however
 * long that is, and a phone's clock may be hours off. With the server's times half of the pages would refetch at once.
 */
function asOfNow({ queries, ...rest }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now()
  return { ...rest, queries: queries.map((kept) => ({ ...kept, state: { ...kept.state, dataUpdatedAt } })) }
}

async function firstShowing(loader: ScreenLoader, props: MountProps, signal: AbortSignal): Promise<Showing> {
  const placed = props.placed$.value
  // A chunk that can't be loaded is the release's fault and fails the mount; missing data is not.
  const screen = await loader.code(placed)
  const isDrawn = props.state?.kind === 'full'
  try {
    const ready = loader.ready(placed, signal)
    return { kind: 'ready', ...(await within(isDrawn ? reviveWithin : saySlowAfter, 'its data', ready)) }
  } catch (error) {
    if (error instanceof NotFound) props.page.missing(placed)
    else if (error instanceof Redirect) props.host.navigation.go(error.to, { replace: true, asks: false })
    // The server-rendered page came with its data, so it can become interactive without waiting.
    else if (isDrawn && error instanceof TookTooLong) {
      return { kind: 'ready', placed, screen, head: loader.head(screen, placed) }
    } else return { kind: 'failed', placed, error: error instanceof TookTooLong ? slowly() : error }
    return { kind: 'waiting', placed, screen }
  }
}

function preload(placed: PlacedRoute, loader: ScreenLoader | undefined, signal: AbortSignal): boolean {
  if (!loader?.serves(placed)) return false
  loader.ready(placed, signal).catch(() => {})
  return true
}
