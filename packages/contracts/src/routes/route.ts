/**
 * What surrounds a page instead of the site's header and footer: between cart and order, and where a seat is booked or
 * a ticket shown, there are no links elsewhere and no ads. Merchants and editors have the header of their back office.
 * A page that is embedded in another one has nothing around it.
 */
export type Chrome = 'checkout' | 'booking' | 'staff' | 'none'

/**
 * A screen as its release describes it. `pattern` has `{name}` for one segment, and `(any)` for any rest, which may be
 * empty. `page` is its name in page events.
 */
export interface ScreenRoute {
  readonly name: string
  readonly pattern: string
  readonly page: string
  readonly access: 'public' | 'private' | 'merchant'
  readonly chrome?: Chrome
  /**
   * The address itself grants access: it is not cached, not sent to other sites as a referrer, and not indexed by
   * search engines.
   */
  readonly isSecret?: true
  /** Public, but specific to one visitor or one moment, or without content: it is not indexed by search engines. */
  readonly isUnlisted?: true
  /** Listed in the sitemap; only for a pattern without parameters. */
  readonly inSitemap?: true
  /** More segments may follow: the page is the same and gets them in `params.rest`. */
  readonly hasRest?: true
  /** The last segment and what follows it are a selection within the page: changing them keeps the page mounted. */
  readonly hasChoice?: true
}

/** A screen with the remote that owns it, by its package name without `mf-`. */
export interface Route extends ScreenRoute {
  readonly owner: string
}

/** Makes rows of a remote's route table: one call per route. */
export const rowsOf =
  (owner: string) =>
  (name: string, pattern: string, page: string, access: Route['access'] = 'public', chrome?: Chrome): Route => ({
    name,
    pattern,
    page,
    owner,
    access,
    ...(chrome && { chrome }),
  })

/** The route that an address matches, with its parameters. */
export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The 404 page shown in place of another route, with the page name of an address without a route. */
export const lostRoute: Route = {
  name: 'not-found',
  pattern: '/404',
  page: 'direct',
  owner: 'content',
  access: 'public',
  isUnlisted: true,
}

/** The name of a page for analytics: an address without a route is 'direct'. */
export const pageNameOf = (match: RouteMatch | undefined): string => match?.route.page ?? 'direct'

/** The package of the remote that shows a route. */
export const remoteOf = ({ owner }: Pick<Route, 'owner'>): string => `mf-${owner}`

/** The owner's name in routes of a remote. */
export const ownerNamed = (remote: string): string => remote.replace(/^mf-/, '')
