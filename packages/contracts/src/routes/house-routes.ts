import { accountRoutes } from './account.routes.ts'
import { campaignsRoutes } from './campaigns.routes.ts'
import { commerceRoutes } from './commerce.routes.ts'
import { contentRoutes } from './content.routes.ts'
import type { Route, RouteMatch } from './route.ts'
import { routeTable } from './route-table.ts'

/**
 * The routes of the remotes in this repository. The site itself runs on the routes in their releases; these are for
 * checking links and the API's addresses.
 */
export const routes: readonly Route[] = [...contentRoutes, ...commerceRoutes, ...accountRoutes, ...campaignsRoutes]

const table = routeTable(routes)

/** The route of a path (no query) in this repository. */
export const matchRoute = (pathname: string): RouteMatch | undefined => table.match(pathname)

/** A route of this repository by name; throws when there is none. */
export const routeNamed = (name: string): Route => {
  const route = table.named(name)
  if (!route) throw new Error(`There is no route named '${name}'`)
  return route
}
