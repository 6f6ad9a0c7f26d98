import { matchRoute } from '../house-routes.ts'
import type { Route } from '../route.ts'
import { type RouteTable, routeTable } from '../route-table.ts'

let learned: RouteTable | undefined

/** Adds the routes of the running site that are not in this repository, for a process that was built without them. */
export function learnRoutes(routes: readonly Route[]): void {
  learned = routeTable(routes)
}

/** Whether this address leads to a page of this site or to another site, so that no link leads to a 404. */
export function leadsToPage(url: string): boolean {
  if (!url.startsWith('/')) return true
  // A browser treats `//host` as another site, although it looks like a path.
  if (url.startsWith('//')) return false
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return (matchRoute(path) ?? learned?.match(path)) !== undefined
}
