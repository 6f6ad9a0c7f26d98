import type { RouteMatch } from '@nukkad/contracts'

const steps: ReadonlySet<string> = new Set([
  'checkout',
  'review',
  'web-checkout',
  'web-review',
  'order-failed',
  'web-order-failed',
])

/** During checkout inside the mobile app, the app's own frame has the navigation. */
export const isFramedByApp = (match: RouteMatch | undefined): boolean =>
  match !== undefined && steps.has(match.route.name)
