import type { Route } from '@nukkad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '../api/api.ts'
import type { CityChoice } from '../city/city-choice.ts'
import type { Head } from '../head/head.ts'

/** What `load` and `head` receive, on the server and in the browser alike. */
export interface ScreenContext {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  /** undefined only for addresses outside the route table */
  readonly route: Route | undefined
  readonly query: QueryClient
  /** `city.slug` is 'all' when no single city is chosen; the city in an address takes precedence */
  readonly city: CityChoice
}

export interface LoadContext extends ScreenContext {
  readonly api: Api
  readonly signal: AbortSignal
}

/** One page of a remote, in its own file. */
export interface Screen {
  /** Fetches what the first paint needs into `query`; may end with notFound() or redirect(). */
  readonly load?: (context: LoadContext) => Promise<unknown> | unknown
  /**
   * Title and other head data, from what `load` fetched. On private pages the server calls it before any data is
   * fetched.
   */
  readonly head?: (context: ScreenContext) => Head
  /** Has the size of the final content: shown during a slow load, and by the server in place of private pages. */
  readonly Skeleton?: ComponentType
  /**
   * On a private page: `load` fetches only public data, and the server renders that in place of the skeleton. The
   * visitor's own data waits for the session, in the browser.
   */
  readonly hasPublicPart?: boolean
  readonly Component: ComponentType
}
type ScreenModule = { readonly screen: Screen }
export type LoadScreen = () => Promise<ScreenModule>

/** The slot of a remote that has pages. */
export interface App {
  readonly kind: 'app'
  readonly screens: Readonly<Record<string, LoadScreen>>
}

/** A slot that is on every page, such as a header. */
export interface Fixture {
  readonly kind: 'fixture'
  /**
   * The part of the address it depends on, besides route and city: the server renders it once in a few seconds for all
   * requests whose addresses agree in that part. Without it, each page has its own rendering.
   */
  readonly drawnBy?: (url: URL) => string
  readonly load?: (context: LoadContext) => Promise<unknown> | unknown
  readonly Skeleton?: ComponentType
  readonly Component: ComponentType
}
export type Slot = App | Fixture
