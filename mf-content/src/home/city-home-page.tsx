import { cityInParams, cityOf } from '@nukkad/contracts'
import { defineScreen, notFound, useParams } from '@nukkad/platform'
import { homeQuery } from '../home.queries.ts'
import { CityHome } from './city/city-home.tsx'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'

function CityHomePage() {
  return <CityHome slug={cityInParams(useParams()) ?? 'all'} />
}

export const screen = defineScreen({
  load: ({ api, params, query }) => {
    const slug = cityInParams(params)
    return slug ? query.ensureQueryData(homeQuery(api, slug)) : notFound()
  },
  head: ({ params, query }) => cityHead(cityOf(cityInParams(params)), query),
  Skeleton: HomeSkeleton,
  Component: CityHomePage,
})
