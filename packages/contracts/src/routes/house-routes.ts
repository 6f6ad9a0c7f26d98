import { accountRoutes } from './account.routes.ts'
import { campaignsRoutes } from './campaigns.routes.ts'
import { commerceRoutes } from './commerce.routes.ts'
import { contentRoutes } from './content.routes.ts'
import type { Route, RouteMatch } from './route.ts'
import { routeTable } from './route-table.ts'

/**
 * The routes of the remotes in this repository. Their releases carry them, and by the releases the site runs; here they
 * are what links and the API's addresses are held against.
 */
export const routes: readonly Route[] = [...contentRoutes, ...commerceRoutes, ...accountRoutes, ...campaignsRoutes]

const table = routeTable(routes)

/** The route of a path (no query) in this repository. */
export const matchRoute = (pathname: string): RouteMatch | undefined => table.match(pathname)

/** A route of this repository; throws when there is none of that name. */
export const routeNamed = (name: string): Route => {
  const route = table.named(name)
  if (!route) throw new Error(`There is no route named '${name}'`)
  return route
}
