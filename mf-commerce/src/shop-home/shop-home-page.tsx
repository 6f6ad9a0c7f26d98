import { cityCount } from '@nukkad/contracts'
import { defineScreen, hrefs, prepare } from '@nukkad/platform'
import { shopHomeQuery } from './shop-home.queries.ts'
import { ShopHomeScreen } from './shop-home-screen.tsx'
import { ShopHomeSkeleton } from './shop-home-skeleton.tsx'

export const screen = defineScreen({
  load: ({ query, api, city }) => prepare(query.ensureQueryData(shopHomeQuery(api, city.slug))),
  head: () => ({
    title: 'The shop: by small makers in your city',
    description: `Block-printed kurtas, blue pottery, chutneys, brass lamps and letterpress cards by small makers in ${cityCount} Indian cities. Cash on delivery, 7-day returns.`,
    canonical: hrefs.shop(),
  }),
  Skeleton: ShopHomeSkeleton,
  Component: ShopHomeScreen,
})
