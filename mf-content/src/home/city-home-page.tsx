import { cityOf, citySegment } from '@nukkad/contracts'
import { defineScreen, notFound, useParams } from '@nukkad/platform'
import { homeQuery } from '../home.queries.ts'
import { CityHome } from './city-home.tsx'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'

const slugOf = (params: Readonly<Record<string, string>>) => citySegment(params.citySlug ?? '')

function CityHomePage() {
  return <CityHome slug={slugOf(useParams()) ?? 'all'} />
}

export const screen = defineScreen({
  load: ({ api, params, query }) => {
    const slug = slugOf(params)
    return slug ? query.ensureQueryData(homeQuery(api, slug)) : notFound()
  },
  head: ({ params, query }) => cityHead(cityOf(slugOf(params)), query),
  Skeleton: HomeSkeleton,
  Component: CityHomePage,
})
