import { defineScreen } from '@nukkad/platform'
import type { ComponentType } from 'react'
import { TeamGate } from './team-gate.tsx'

/** A screen for editors. Private: no data is fetched or rendered on the server. */
export const defineTeamScreen = (title: string, Screen: ComponentType) =>
  defineScreen({
    head: () => ({ title: `${title} | Nukkad`, robots: 'noindex, nofollow' }),
    Component: () => <TeamGate title={title} page={Screen} />,
  })
