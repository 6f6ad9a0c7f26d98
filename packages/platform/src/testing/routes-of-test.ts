import { routes as houseRoutes, type RouteTable, routeTable, type ScreenRoute } from '@nukkad/contracts'

export interface RoutesOption {
  /** the remote's own `src/routes.ts`, for remotes in other repositories too */
  readonly routes?: readonly ScreenRoute[]
}

const house = routeTable(houseRoutes)

/** The routes that a test's addresses are matched against: the remote's own first, then those of this repository. */
export const routesOfTest = ({ routes }: RoutesOption): RouteTable =>
  routes ? routeTable([...routes.map((route) => ({ ...route, owner: 'test' })), ...houseRoutes]) : house
