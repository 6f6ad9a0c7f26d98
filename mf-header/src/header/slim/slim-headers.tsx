import type { RouteMatch } from '@nukkad/contracts'
import { AppHeader } from './app-header.tsx'
import { SlimHeader } from './slim-header.tsx'
import { StaffHeader } from './staff-header.tsx'

/**
 * The header of pages with a header of their own: those inside the app, of checkout and booking, and of back offices.
 */
export function SlimHeaders({ match }: { readonly match: RouteMatch | undefined }) {
  if (!match?.route.chrome) return <AppHeader />
  return match.route.chrome === 'staff' ? <StaffHeader match={match} /> : <SlimHeader match={match} />
}
