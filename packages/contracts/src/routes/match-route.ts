import { citySegment } from '../cities.ts'
import { accountRoutes } from './account.routes.ts'
import { campaignsRoutes } from './campaigns.routes.ts'
import { commerceRoutes } from './commerce.routes.ts'
import { contentRoutes } from './content.routes.ts'
import type { Route, RouteMatch } from './route.ts'

export const routes: readonly Route[] = [...contentRoutes, ...commerceRoutes, ...accountRoutes, ...campaignsRoutes]

/** What a parameter may hold; one that is not named here takes any one segment. */
const constraints: Record<string, (segment: string) => boolean> = {
  city: (segment) => citySegment(segment) !== undefined,
  citySlug: (segment) => citySegment(segment) !== undefined,
  hash: (segment) => /^[0-9a-f]{32}$/.test(segment),
  token: (segment) => /^t-([0-9a-f]{16}){1,2}$/.test(segment),
  cartId: (segment) => /^(\d{1,19}|[A-Za-z0-9]{32})$/.test(segment),
}

type Segment = { text: string } | { param: string } | { rest: string }
interface Compiled {
  readonly route: Route
  readonly segments: readonly Segment[]
  readonly rank: string
}

/** A pattern of the table, segment by segment. */
export function segmentsOf(pattern: string): Segment[] {
  const parts = pattern.split('/').filter(Boolean)
  return parts.map((part) => {
    if (part.startsWith('{')) return { param: part.slice(1, -1) }
    return part.endsWith('(any)') ? { rest: part.slice(0, -5) } : { text: part }
  })
}
/**
 * Lower ranks are tried first: the more fixed segments the better (so /{provider}/events comes before
 * /{city}/{slug}), then from the left fixed text, an open end, a constrained parameter, a free one.
 */
function rankOf(segments: readonly Segment[]): string {
  const digit = (s: Segment) => ('text' in s ? 0 : 'rest' in s ? 1 : constraints[s.param] ? 2 : 3)
  const free = segments.filter((s) => 'param' in s).length
  const fixed = segments.length - free
  return `${9 - fixed}${segments.map(digit).join('')}`
}

const compiled: readonly Compiled[] = routes
  .map((route) => {
    const segments = segmentsOf(route.pattern)
    return { route, segments, rank: rankOf(segments) }
  })
  // Digits need no rules of a language, and to fetch those costs every page that starts its first long task.
  .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf({ route, segments }: Compiled, parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const part = parts[at]
    if (part === undefined) return undefined
    if ('text' in segment) {
      if (segment.text !== part) return undefined
    } else if ('rest' in segment) {
      if (part !== segment.rest && !(route.name === 'filters' && part.startsWith(segment.rest))) return undefined
      // What follows /filters is a choice and no page of its own, so that changing it keeps the page standing.
      if (route.name !== 'filters') params.rest = parts.slice(at + 1).join('/')
      return params
    } else {
      if (constraints[segment.param] && !constraints[segment.param]?.(part)) return undefined
      params[segment.param] = part
    }
  }
  if (parts.length === segments.length) return params
  return route.name === 'product' ? { ...params, rest: parts.slice(segments.length).join('/') } : undefined
}

/** The route of a path (no query) with its parameters, or undefined: then the page is 'direct' and the status 404. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const parts = pathname.split('/').filter(Boolean).map(decode)
  for (const candidate of compiled) {
    const params = paramsOf(candidate, parts)
    if (params) return { route: candidate.route, params }
  }
  return undefined
}

const byName = new Map(routes.map((route) => [route.name, route]))
export const routeNamed = (name: string): Route => {
  const route = byName.get(name)
  if (!route) throw new Error(`There is no route named '${name}'`)
  return route
}
