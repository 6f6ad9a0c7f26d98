import { cityOf } from '@nukkad/contracts'
import { defineScreen, useCity } from '@nukkad/platform'
import { homeQuery } from '../home.queries.ts'
import { CityHome } from './city/city-home.tsx'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { NoCityHome } from './no-city-home.tsx'

/** The home page of the visitor's stored city, otherwise the one that asks for a city. */
function StoredCityHomePage() {
  const { slug } = useCity()
  return cityOf(slug) ? <CityHome slug={slug} /> : <NoCityHome />
}

export const screen = defineScreen({
  load: ({ api, city, query }) => query.ensureQueryData(homeQuery(api, city.slug)),
  head: ({ city, query }) => cityHead(cityOf(city.slug), query),
  Skeleton: HomeSkeleton,
  Component: StoredCityHomePage,
})
