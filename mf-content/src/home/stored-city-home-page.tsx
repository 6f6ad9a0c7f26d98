import { cityOf } from '@nukkad/contracts'
import { defineScreen, useCity, useTrack } from '@nukkad/platform'
import { useEffect } from 'react'
import { homeQuery } from '../home.queries.ts'
import { CityHome } from './city/city-home.tsx'
import { cityHead } from './home-head.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { NoCityHome } from './no-city-home.tsx'

/** The home page of the visitor's stored city, otherwise the one that asks for a city. */
function StoredCityHomePage() {
  const { slug } = useCity()
  const track = useTrack()
  const hasCity = cityOf(slug) !== undefined
  // The home page of a city reports itself, and so does the front page by its address.
  useEffect(() => {
    if (!hasCity) track('HOME_VIEWED', {})
  }, [track, hasCity])
  return hasCity ? <CityHome slug={slug} /> : <NoCityHome />
}

export const screen = defineScreen({
  load: ({ api, city, query }) => query.ensureQueryData(homeQuery(api, city.slug)),
  head: ({ city, query }) => cityHead(cityOf(city.slug), query),
  Skeleton: HomeSkeleton,
  Component: StoredCityHomePage,
})
