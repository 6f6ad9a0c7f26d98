import type { RouteMatch } from '@nukkad/contracts'
import { createContext, useContext } from 'react'
import type { BusHandle } from '../../bus/bus.ts'
import type { CityChoice } from '../../city/city-choice.ts'
import type { Host, MountIdentity } from '../host.ts'

/** What surrounds every component of a mount. */
export interface Mount {
  readonly host: Host
  readonly bus: BusHandle
  readonly identity: MountIdentity
  /** what the server rendered with, for hydration */
  readonly cityAtRender: CityChoice
  /** loads a page of this very remote ahead of time, data included; false when the page is another's */
  preload(path: string): boolean
}

export const MountContext = createContext<Mount | null>(null)
export const RouteContext = createContext<RouteMatch | undefined>(undefined)

/** The mount that a component stands in. */
export function useMount(): Mount {
  const mount = useContext(MountContext)
  if (!mount) throw new Error('This component is rendered outside a remote; in tests use @nukkad/platform/testing.')
  return mount
}
export const useHost = (): Host => useMount().host
