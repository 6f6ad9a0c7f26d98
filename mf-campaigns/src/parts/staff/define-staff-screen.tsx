import { defineScreen } from '@nukkad/platform'
import type { ComponentType } from 'react'
import { StaffGuard } from './staff-guard.tsx'

/** A screen of the campaign team. Private: nothing of it is fetched or rendered on the server. */
export const defineStaffScreen = (title: string, Component: ComponentType) =>
  defineScreen({
    head: () => ({ title: `${title} | Nukkad`, robots: 'noindex, nofollow' }),
    Component: () => <StaffGuard title={title}>{() => <Component />}</StaffGuard>,
  })
