import { defineScreen } from '@nukkad/platform'
import type { ComponentType } from 'react'
import { StaffGuard, type Team } from './staff-guard.tsx'

/** A screen for the campaign team or the editors. Private: no data is fetched or rendered on the server. */
export const defineStaffScreen = (title: string, Component: ComponentType, team: Team = 'campaigner') =>
  defineScreen({
    head: () => ({ title: `${title} | Nukkad`, robots: 'noindex, nofollow' }),
    Component: () => (
      <StaffGuard title={title} team={team}>
        {() => <Component />}
      </StaffGuard>
    ),
  })
