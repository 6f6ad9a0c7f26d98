import { routes as houseRoutes, type RouteTable, routeTable, type ScreenRoute } from '@nukkad/contracts'

export interface RoutesOption {
  /** the remote's own `src/routes.ts`, which may stand in no other repository */
  readonly routes?: readonly ScreenRoute[]
}

const house = routeTable(houseRoutes)

/** The routes by which a test's addresses are matched: the remote's own, then those of this repository. */
export const routesOfTest = ({ routes }: RoutesOption): RouteTable =>
  routes ? routeTable([...routes.map((route) => ({ ...route, owner: 'test' })), ...houseRoutes]) : house
