import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { Router } from 'react-router'
import type { Navigation } from '../navigation/navigation.ts'
import type { PlacedRoute } from './host.ts'
import { RouteContext } from './mounting/mount-context.ts'

interface Props {
  readonly navigation: Navigation
  readonly placed: PlacedRoute
  readonly children: ReactNode
}

/**
 * Gives its children the location they are shown for: react-router's low-level router, on the shell's single history.
 */
export function RoutedView({ navigation, placed, children }: Props) {
  const navigator = useMemo(
    () => ({
      createHref: (to: unknown) => String(to),
      go: (steps: number) => navigation.go(steps),
      push: (to: unknown) => navigation.go(String(to)),
      replace: (to: unknown) => navigation.go(String(to), { replace: true }),
    }),
    [navigation],
  )
  return (
    <Router location={placed.place} navigator={navigator}>
      <RouteContext value={placed.match}>{children}</RouteContext>
    </Router>
  )
}
