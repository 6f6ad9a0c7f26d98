import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { addressCity } from '../../city/address-city.ts'
import type { CityChoice } from '../../city/city-choice.ts'
import type { Head } from '../../head/head.ts'
import { pathOf } from '../../navigation/navigation.ts'
import type { PlacedRoute } from '../host.ts'
import type { App, LoadContext, Screen, ScreenContext } from '../slot.ts'
import { NotFound, Redirect } from './outcome.ts'
import { withRetries } from './with-retries.ts'
import { within } from './within.ts'

/** A screen with everything that it needs to be shown at once. */
export interface ReadyScreen {
  readonly placed: PlacedRoute
  readonly screen: Screen
  readonly head: Head | undefined
}

interface LoaderParts {
  readonly query: QueryClient
  readonly api: Api
  readonly origin: string
  city(): CityChoice
  styles(screen: string): Promise<void>
}

/** Code that neither loads nor fails within this time (ms) counts as failed: an older release may be used. */
const codeWithin = 10_000
/**
 * An API call ends within half a minute, retries included; a load that takes twice as long is taken to never end. In
 * ms.
 */
const loadWithin = 60_000

/** Loads screens and their data. */
export interface ScreenLoader {
  serves(placed: PlacedRoute): boolean
  /** only the code; rejects if the chunk can't be loaded */
  code(placed: PlacedRoute): Promise<Screen>
  /** code, then data, then head; rejects with the error that `load` threw */
  ready(placed: PlacedRoute, signal: AbortSignal): Promise<ReadyScreen>
  head(screen: Screen, placed: PlacedRoute): Head | undefined
  load(screen: Pick<Screen, 'load'>, placed: PlacedRoute, signal: AbortSignal): Promise<void>
}

export function screenLoader(app: App, parts: LoaderParts): ScreenLoader {
  const contextOf = (placed: PlacedRoute): ScreenContext => screenContext(placed, parts)
  const loaderOf = ({ match }: PlacedRoute) => (match ? app.screens[match.route.name] : undefined)

  async function code(placed: PlacedRoute): Promise<Screen> {
    const load = loaderOf(placed)
    if (!load) throw new Error(`No screen for ${placed.place.pathname}`)
    const route = placed.match?.route.name ?? ''
    const coming = Promise.all([withRetries(load), parts.styles(route)])
    const [{ screen }] = await within(codeWithin, `the screen '${route}'`, coming)
    return screen
  }
  async function load(screen: Pick<Screen, 'load'>, placed: PlacedRoute, signal: AbortSignal) {
    const { api, moved } = followingMoves(parts.api)
    const context: LoadContext = { ...contextOf(placed), api, signal }
    try {
      const coming = Promise.resolve(screen.load?.(context))
      await within(loadWithin, `the data of '${placed.match?.route.name}'`, coming)
    } catch (error) {
      throw moved(placed) ?? (error instanceof ApiError && error.isAbsent ? new NotFound(error.message) : error)
    }
    signal.throwIfAborted()
    const elsewhere = moved(placed)
    if (elsewhere) throw elsewhere
  }
  const head: ScreenLoader['head'] = (screen, placed) => screen.head?.(contextOf(placed))

  return {
    code,
    load,
    head,
    serves: (placed) => loaderOf(placed) !== undefined,
    async ready(placed, signal) {
      const screen = await code(placed)
      await load(screen, placed, signal)
      return { placed, screen, head: head(screen, placed) }
    },
  }
}

/**
 * Passes calls on, but remembers a 'moved' answer: whatever the screen does with that error, the page has moved
 * permanently.
 */
function followingMoves(api: Api) {
  let to: string | undefined
  const call = async (...input: [never]) => {
    try {
      return await api.call(...input)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'moved') to ??= error.to
      throw error
    }
  }
  return {
    api: { call } as Api,
    moved: ({ place }: PlacedRoute) => (to ? new Redirect(to.includes('?') ? to : to + place.search, 301) : undefined),
  }
}

/** What `load` and `head` get to know about a place. */
export function screenContext(
  { place, match }: PlacedRoute,
  { query, origin, city }: Pick<LoaderParts, 'query' | 'origin' | 'city'>,
): ScreenContext {
  return {
    params: match?.params ?? {},
    url: new URL(pathOf(place), origin),
    route: match?.route,
    query,
    city: addressCity(match) ?? city(),
  }
}
