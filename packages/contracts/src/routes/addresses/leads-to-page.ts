import { matchRoute } from '../house-routes.ts'
import type { Route } from '../route.ts'
import { type RouteTable, routeTable } from '../route-table.ts'

let learned: RouteTable | undefined

/** What the running site shows besides the routes of this repository, for a process that was built without them. */
export function learnRoutes(routes: readonly Route[]): void {
  learned = routeTable(routes)
}

/** Does this address lead to a page of ours, or to another site? Nobody is sent to a 404 on purpose. */
export function leadsToPage(url: string): boolean {
  if (!url.startsWith('/')) return true
  // To a browser this is another site, which looks like a page of ours.
  if (url.startsWith('//')) return false
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  return (matchRoute(path) ?? learned?.match(path)) !== undefined
}
