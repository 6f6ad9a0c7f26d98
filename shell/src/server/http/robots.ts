import { type RouteTable, sampleAddress } from '@nukkad/contracts'

/** Paths that are neither pages nor pictures. Pictures under /api/media are for search engines, calls are not. */
const never = ['Allow: /api/media/', 'Disallow: /api/', 'Disallow: /_shell/']

const globOf = (pattern: string) => pattern.replace(/\{[^}]*\}/g, '*')
const isBelow = (glob: string, path: string) => regexOf(glob).test(path)
/** Matches as crawlers do: `*` is anything, and the end is open. */
const regexOf = (glob: string) => new RegExp(`^${glob.replace(/[.+?^$()[\]|\\]/g, '\\$&').replaceAll('*', '.*')}`)

/**
 * robots.txt from the screens that releases declare: asks crawlers to skip those that are not public or not indexed,
 * unless their address could be that of a public page too. The page itself repeats this in its head.
 */
export function robotsText(table: Pick<RouteTable, 'routes'>, origin: string): string {
  const left = leftOut.get(table) ?? leftOutOf(table)
  leftOut.set(table, left)
  return ['User-agent: *', ...never, ...left, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/**
 * Cached, because comparing a hundred addresses with each other takes tens of milliseconds, and anyone may request it.
 */
const leftOut = new WeakMap<Pick<RouteTable, 'routes'>, string[]>()

function leftOutOf({ routes }: Pick<RouteTable, 'routes'>): string[] {
  const isHidden = (route: (typeof routes)[number]) => route.access !== 'public' || route.isSecret || route.isUnlisted
  const open = routes.filter((route) => !isHidden(route)).map((route) => sampleAddress(route).path)
  const globs = routes.filter(isHidden).map(({ pattern }) => globOf(pattern))
  const fitting = [...new Set(globs)].filter((glob) => !open.some((path) => isBelow(glob, path))).sort()
  const needed = fitting.filter((glob) => !fitting.some((other) => other !== glob && isBelow(other, glob)))
  return needed.map((glob) => `Disallow: ${glob}`)
}
