import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api.ts'
import { addressCity } from '../city/address-city.ts'
import type { CityChoice } from '../city/city-choice.ts'
import type { Head } from '../head/head.ts'
import { pathOf } from '../navigation/navigation.ts'
import type { PlacedRoute } from './host.ts'
import type { App, LoadContext, Screen, ScreenContext } from './slot.ts'
import { withRetries } from './with-retries.ts'

/** A screen with all that it needs to be shown at once. */
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

/** Fetches screens and what they load. */
export interface ScreenLoader {
  serves(placed: PlacedRoute): boolean
  /** the code alone; rejects when the chunk cannot be had */
  code(placed: PlacedRoute): Promise<Screen>
  /** code, then data, then head; rejects with what `load` threw */
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
    const [{ screen }] = await Promise.all([withRetries(load), parts.styles(placed.match?.route.name ?? '')])
    return screen
  }
  async function load(screen: Pick<Screen, 'load'>, placed: PlacedRoute, signal: AbortSignal) {
    const context: LoadContext = { ...contextOf(placed), api: parts.api, signal }
    await screen.load?.(context)
    signal.throwIfAborted()
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

/** What `load` and `head` are told about a place. */
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
