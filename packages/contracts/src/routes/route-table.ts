import { fits, rankOf, type Segment, segmentsOf } from './pattern.ts'
import type { Route, RouteMatch } from './route.ts'

/** Routes that addresses are matched against. */
export interface RouteTable {
  readonly routes: readonly Route[]
  /**
   * Returns the route of a path (no query) with its parameters, or undefined: then the page is 'direct' and the status
   * 404.
   */
  match(pathname: string): RouteMatch | undefined
  named(name: string): Route | undefined
}

interface Compiled {
  readonly route: Route
  readonly segments: readonly Segment[]
  readonly rank: string
}

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
      if (part !== segment.rest && !(route.hasChoice && part.startsWith(segment.rest))) return undefined
      if (!route.hasChoice) params.rest = parts.slice(at + 1).join('/')
      return params
    } else {
      if (!fits(segment.param, part)) return undefined
      params[segment.param] = part
    }
  }
  if (parts.length === segments.length) return params
  return route.hasRest ? { ...params, rest: parts.slice(segments.length).join('/') } : undefined
}

/** Characters that no name contains and no screen can show, such as %00. */
const controls = /\p{Cc}/u

/** A table of these routes; if two have the same name, the first wins. */
export function routeTable(routes: readonly Route[]): RouteTable {
  const compiled: readonly Compiled[] = routes
    .map((route) => {
      const segments = segmentsOf(route.pattern)
      return { route, segments, rank: rankOf(segments) }
    })
    // Digits need no locale, and loading one would cost every page its first long task.
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  const byName = new Map([...routes].reverse().map((route) => [route.name, route]))
  return {
    routes,
    match(pathname) {
      const parts = pathname.split('/').filter(Boolean).map(decode)
      if (parts.some((part) => controls.test(part))) return undefined
      for (const candidate of compiled) {
        const params = paramsOf(candidate, parts)
        if (params) return { route: candidate.route, params }
      }
      return undefined
    },
    named: (name) => byName.get(name),
  }
}
