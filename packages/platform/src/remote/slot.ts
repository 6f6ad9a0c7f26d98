import type { Route } from '@nukkad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '../api/api.ts'
import type { CityChoice } from '../city/city-choice.ts'
import type { Head } from '../head/head.ts'

/** What `load` and `head` know, on the server and in the browser alike. */
export interface ScreenContext {
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  /** undefined only for addresses outside the route table */
  readonly route: Route | undefined
  readonly query: QueryClient
  /** `city.slug` is 'all' where no single city is chosen; an address with a city of its own comes before it */
  readonly city: CityChoice
}

export interface LoadContext extends ScreenContext {
  readonly api: Api
  readonly signal: AbortSignal
}

/** One page of a remote, in a file of its own. */
export interface Screen {
  /** Fetches what the first paint needs into `query`; may end with notFound() or redirect(). */
  readonly load?: (context: LoadContext) => Promise<unknown> | unknown
  /** Title and the rest, read from what `load` fetched. On private pages the server calls it with nothing fetched. */
  readonly head?: (context: ScreenContext) => Head
  /** Has the size of what comes: shown while a slow load runs, and by the server in place of private pages. */
  readonly Skeleton?: ComponentType
  /**
   * On a private page: `load` fetches only what everybody may see, and the server draws that in place of the skeleton.
   * What is the visitor's own waits for the session, in the browser.
   */
  readonly hasPublicPart?: boolean
  readonly Component: ComponentType
}
type ScreenModule = { readonly screen: Screen }
export type LoadScreen = () => Promise<ScreenModule>

/** The slot of a remote that shows pages. */
export interface App {
  readonly kind: 'app'
  readonly screens: Readonly<Record<string, LoadScreen>>
}

/** A slot that stands on every page, such as a header. */
export interface Fixture {
  readonly kind: 'fixture'
  /**
   * What of an address it is drawn by, beside route and city: the server draws it once in a few seconds for all who ask
   * for addresses that are the same in that. Without it, each page has its own drawn.
   */
  readonly drawnBy?: (url: URL) => string
  readonly load?: (context: LoadContext) => Promise<unknown> | unknown
  readonly Skeleton?: ComponentType
  readonly Component: ComponentType
}
export type Slot = App | Fixture
