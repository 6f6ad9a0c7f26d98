import { defineScreen } from '@nukkad/platform'
import { homeQuery } from '../home.queries.ts'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { NoCityHome } from './no-city-home.tsx'

export const screen = defineScreen({
  load: ({ api, query }) => query.ensureQueryData(homeQuery(api, 'all')),
  head: ({ query }) => ({ ...cityHead(undefined, query), canonical: '/' }),
  Skeleton: HomeSkeleton,
  Component: NoCityHome,
})
