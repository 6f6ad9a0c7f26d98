import type { Route } from './route.ts'

/**
 * Names must be unique and every row needs a screen of its owner.
 * Throws with all that is wrong; `hasScreen` asks what a remote's release says it serves.
 */
export function checkRoutes(routes: readonly Route[], hasScreen: (route: Route) => boolean): void {
  const seen = new Set<string>()
  const faults: string[] = []
  for (const route of routes) {
    if (seen.has(route.name)) faults.push(`Duplicate route name: ${route.name}`)
    seen.add(route.name)
    if (!hasScreen(route)) faults.push(`Route without a page: ${route.name} (${route.pattern})`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
