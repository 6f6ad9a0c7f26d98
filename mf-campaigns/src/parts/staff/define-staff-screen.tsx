import { defineScreen } from '@nukkad/platform'
import type { ComponentType } from 'react'
import { StaffGuard, type Team } from './staff-guard.tsx'

/** A screen of the campaign team, or of the editors. Private: nothing of it is fetched or rendered on the server. */
export const defineStaffScreen = (title: string, Component: ComponentType, team: Team = 'campaigner') =>
  defineScreen({
    head: () => ({ title: `${title} | Nukkad`, robots: 'noindex, nofollow' }),
    Component: () => (
      <StaffGuard title={title} team={team}>
        {() => <Component />}
      </StaffGuard>
    ),
  })
