import { cityOf } from '@nukkad/contracts'
import type { AccessFeed } from '@nukkad/contracts/endpoints/access/access'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { feedQuery, pageIn } from './access.queries.ts'
import { cityInSearch } from './access-city.ts'
import { AccessHomeScreen } from './access-home-screen.tsx'
import { AccessSkeleton } from './access-skeleton.tsx'

export const screen = defineScreen({
  load: ({ api, query, url, city }) =>
    need(query.ensureQueryData(feedQuery(api, cityInSearch(url.searchParams) ?? city.slug, pageIn(url.searchParams)))),
  head({ query, url, city }) {
    const slug = cityInSearch(url.searchParams) ?? city.slug
    const feed = query.getQueryData<AccessFeed>(['access-feed', slug, pageIn(url.searchParams)])
    const offers = feed?.sections.flatMap((section) => section.offers) ?? []
    const name = cityOf(slug)?.name
    const where = name ? ` in ${name}` : ''
    return {
      title: `Nukkad Access: offers for members${where} | Nukkad`,
      description: `Free with your account: a second coffee, a quarter off a massage, a members’ price at the maker’s counter${where}. Show the code, and the place confirms it.`,
      canonical: hrefs.access(),
      image: offers[0]?.image.url,
      ...(url.search.length > 1 && { robots: 'noindex, follow' }),
      jsonLd: [
        itemListLd(
          url.origin,
          offers.map(({ title, href }) => ({ title, href })),
        ),
      ],
    }
  },
  Skeleton: AccessSkeleton,
  Component: AccessHomeScreen,
})
