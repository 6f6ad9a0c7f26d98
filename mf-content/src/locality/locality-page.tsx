import { cityOf } from '@nukkad/contracts'
import type { LocalityPage as Locality } from '@nukkad/contracts/endpoints/city/localities'
import { defineScreen, hrefs, need, prepare } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { openFeed, pageIn } from '../parts/feed/feed.queries.ts'
import { sortIn } from '../parts/feed/sort-links.tsx'
import { localityKey, localityPlaces, localityPosts, localityQuery } from './locality.queries.ts'
import { LocalityScreen } from './locality-screen.tsx'
import { LocalitySkeleton } from './locality-skeleton.tsx'

const whereOf = ({ provider = '', slug = '' }: Readonly<Record<string, string>>) => ({ city: provider, slug })

export const screen = defineScreen({
  load: ({ api, query, params, url }) => {
    const where = whereOf(params)
    const posts = localityPosts(api, where, sortIn(url.searchParams), pageIn(url.searchParams))
    return Promise.all([
      need(query.ensureQueryData(localityQuery(api, where))),
      prepare(query.ensureQueryData(localityPlaces(api, where)), openFeed(query, posts)),
    ])
  },
  head: ({ params, query, url }) => {
    const where = whereOf(params)
    const locality = query.getQueryData<Locality>(localityKey(where))
    const cityName = cityOf(where.city)?.name ?? 'India'
    if (!locality) return { title: `A neighbourhood of ${cityName} | Nukkad` }
    const places = query.getQueryData<{ data: { image: { url: string } }[] }>([
      'locality-places',
      where.city,
      where.slug,
    ])
    return {
      title: `${locality.name}, ${cityName}: where to eat, walk and shop | Nukkad`,
      description: `${locality.line}. ${locality.places} places and ${locality.posts} stories from ${locality.name}.`,
      canonical: locality.href,
      image: places?.data[0]?.image.url,
      jsonLd: breadcrumbLd(url.origin, [
        { title: cityName, href: hrefs.city(where.city) },
        { title: locality.name, href: locality.href },
      ]),
    }
  },
  Skeleton: LocalitySkeleton,
  Component: LocalityScreen,
})
