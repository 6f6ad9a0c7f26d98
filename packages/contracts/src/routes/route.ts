/** The remotes that own routes; one more comes with `npm run new-remote`. */
export type Owner = 'content' | 'commerce' | 'account' | 'campaigns'

/**
 * What stands around a page where it is not the whole site's header and footer: on the way from cart to order, and
 * where a seat is booked or a ticket shown, nothing leads elsewhere and nothing is advertised. Merchants and editors
 * have a header of their desk. A page that is shown within another one stands alone.
 */
export type Chrome = 'checkout' | 'booking' | 'staff' | 'none'

/** One row of the route table. `pattern` has `{name}` for one segment, `(any)` for any rest, also none. */
export interface Route {
  readonly name: string
  readonly pattern: string
  readonly page: string
  readonly owner: Owner
  readonly access: 'public' | 'private' | 'merchant'
  readonly chrome?: Chrome
  /** Its address is the key to it: kept by no cache, told to no other site, found by no search engine. */
  readonly isSecret?: true
}
/** Which route an address leads to, with its parameters. */
export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The name of a page for analytics: an address that leads nowhere is 'direct'. */
export const pageNameOf = (match: RouteMatch | undefined): string => match?.route.page ?? 'direct'
