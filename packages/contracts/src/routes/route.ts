/**
 * What stands around a page where it is not the whole site's header and footer: on the way from cart to order, and
 * where a seat is booked or a ticket shown, nothing leads elsewhere and nothing is advertised. Merchants and editors
 * have a header of their back office. A page that is shown within another one stands alone.
 */
export type Chrome = 'checkout' | 'booking' | 'staff' | 'none'

/**
 * A screen as its release describes it. `pattern` has `{name}` for one segment, `(any)` for any rest, also none.
 * `page` is its name in page events.
 */
export interface ScreenRoute {
  readonly name: string
  readonly pattern: string
  readonly page: string
  readonly access: 'public' | 'private' | 'merchant'
  readonly chrome?: Chrome
  /** Its address is the key to it: kept by no cache, told to no other site, found by no search engine. */
  readonly isSecret?: true
  /** Everybody may open it, but it is of one visitor, of one moment or without content: no search engine lists it. */
  readonly isUnlisted?: true
  /** The sitemap names it; only where the pattern is an address by itself. */
  readonly inSitemap?: true
  /** More segments may follow: the same page, which finds them in `params.rest`. */
  readonly hasRest?: true
  /** The last segment and what follows it are a choice within the page: changing them keeps the page mounted. */
  readonly hasChoice?: true
}

/** A screen with the remote that shows it, by its package name without `mf-`. */
export interface Route extends ScreenRoute {
  readonly owner: string
}

/** How a remote writes its routes down: one row each. */
export const rowsOf =
  (owner: string) =>
  (name: string, pattern: string, page: string, access: Route['access'] = 'public', chrome?: Chrome): Route => ({
    ...{ name, pattern, page, owner, access },
    ...(chrome && { chrome }),
  })

/** Which route an address leads to, with its parameters. */
export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The 404 page in the place of another: by the name of an address that leads nowhere. */
export const lostRoute: Route = {
  name: 'not-found',
  pattern: '/404',
  page: 'direct',
  owner: 'content',
  access: 'public',
  isUnlisted: true,
}

/** The name of a page for analytics: an address that leads nowhere is 'direct'. */
export const pageNameOf = (match: RouteMatch | undefined): string => match?.route.page ?? 'direct'

/** The package of the remote that shows a route. */
export const remoteOf = ({ owner }: Pick<Route, 'owner'>): string => `mf-${owner}`

/** The owner's name in routes of a remote. */
export const ownerNamed = (remote: string): string => remote.replace(/^mf-/, '')
