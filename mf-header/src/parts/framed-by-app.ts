import type { RouteMatch } from '@nukkad/contracts'

const steps: ReadonlySet<string> = new Set([
  ...['checkout', 'review', 'web-checkout', 'web-review', 'order-failed', 'web-order-failed'],
])

/** On the way to an order inside the mobile app, the app's own frame leads back and forth. */
export const isFramedByApp = (match: RouteMatch | undefined): boolean =>
  match !== undefined && steps.has(match.route.name)
