import { defineScreen } from '@nukkad/platform'
import { companyLd, siteLd } from '@nukkad/platform/structured-data'
import { homeQuery } from '../home.queries.ts'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { NoCityHome } from './no-city-home.tsx'

export const screen = defineScreen({
  load: ({ api, query }) => query.ensureQueryData(homeQuery(api, 'all')),
  head: ({ query, url }) => ({ ...cityHead(undefined, query), jsonLd: [siteLd(url.origin), companyLd(url.origin)] }),
  Skeleton: HomeSkeleton,
  Component: NoCityHome,
})
