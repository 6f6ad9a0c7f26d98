/** The remotes that own routes; one more comes with `npm run new-remote`. */
export type Owner = 'content' | 'commerce' | 'account' | 'campaigns'

/** One row of the route table. `pattern` has `{name}` for one segment, `(any)` for any rest, also none. */
export interface Route {
  readonly name: string
  readonly pattern: string
  readonly page: string
  readonly owner: Owner
  readonly access: 'public' | 'private' | 'merchant'
}
export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}
