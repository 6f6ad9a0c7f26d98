import { accountRoutes } from '../account.routes.ts'
import { campaignsRoutes } from '../campaigns.routes.ts'
import { commerceRoutes } from '../commerce.routes.ts'
import { contentRoutes } from '../content.routes.ts'
import { routeTable } from '../route-table.ts'
import { sampleAddress } from './sample-address.ts'

const routes = [...accountRoutes, ...campaignsRoutes, ...commerceRoutes, ...contentRoutes]

test.each(routes)('the sample address of $name matches its route, with all parameters filled', (route) => {
  const { path, params } = sampleAddress(route)
  const match = routeTable([route]).match(path)
  expect(match?.params).toEqual(params)
  expect(Object.values(params).every((value) => value.length > 0)).toBe(true)
})
