import { cityInParams, cityOf } from '@nukkad/contracts'
import { defineScreen, hrefs, prepare } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { openFeed, pageIn } from '../parts/feed/feed.queries.ts'
import { aroundFeed, localitiesQuery } from './around.queries.ts'
import { aroundIn } from './around.ts'
import { AroundYouScreen } from './around-you-screen.tsx'
import { AroundYouSkeleton } from './around-you-skeleton.tsx'

const cityIn = (params: Readonly<Record<string, string>>) => cityInParams(params) ?? 'all'

export const screen = defineScreen({
  load: ({ api, query, params, url }) => {
    const city = cityIn(params)
    return prepare(
      openFeed(query, aroundFeed(api, city, aroundIn(url.searchParams), pageIn(url.searchParams))),
      query.ensureQueryData(localitiesQuery(api, city)),
    )
  },
  head: ({ params, url }) => {
    const city = cityIn(params)
    const name = cityOf(city)?.name ?? 'India'
    return {
      title: `Around you in ${name}: places near you, open now | Nukkad`,
      description: `Places to eat, walk, shop and stay out late near you in ${name}, nearest first, in a list and on a map. By position, pincode or neighbourhood.`,
      canonical: hrefs.aroundYou(city),
      // URLs that contain a visitor's location are not indexed.
      ...(url.searchParams.has('lat') && { robots: 'noindex, follow' }),
      jsonLd: breadcrumbLd(url.origin, [
        { title: name, href: hrefs.city(city) },
        { title: 'Around you', href: hrefs.aroundYou(city) },
      ]),
    }
  },
  Skeleton: AroundYouSkeleton,
  Component: AroundYouScreen,
})
