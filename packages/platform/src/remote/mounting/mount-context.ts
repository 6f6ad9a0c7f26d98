import type { RouteMatch } from '@nukkad/contracts'
import { createContext, useContext } from 'react'
import type { BusHandle } from '../../bus/bus.ts'
import type { CityChoice } from '../../city/city-choice.ts'
import type { Host, MountIdentity } from '../host.ts'

/** The context of every component in a mount. */
export interface Mount {
  readonly host: Host
  readonly bus: BusHandle
  readonly identity: MountIdentity
  /** the city the server rendered with, for hydration */
  readonly cityAtRender: CityChoice
  /** preloads a page of this same remote with its data; false when the page belongs to another remote */
  preload(path: string): boolean
}

export const MountContext = createContext<Mount | null>(null)
export const RouteContext = createContext<RouteMatch | undefined>(undefined)

/** The mount that contains a component. */
export function useMount(): Mount {
  const mount = useContext(MountContext)
  if (!mount) throw new Error('This component is rendered outside a remote; in tests use @nukkad/platform/testing.')
  return mount
}
export const useHost = (): Host => useMount().host
