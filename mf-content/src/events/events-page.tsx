import { cityInParams, cityOf } from '@nukkad/contracts'
import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import { defineScreen, hrefs, notFound, prepare } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import { openFeed, pageIn } from '../parts/feed/feed.queries.ts'
import { eventsFeed, filtersIn } from './events.queries.ts'
import { EventsScreen } from './events-screen.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'

export const screen = defineScreen({
  async load({ api, query, params, url }) {
    const city = cityInParams(params)
    if (!city) return notFound()
    await prepare(openFeed(query, eventsFeed(api, city, filtersIn(url.searchParams), pageIn(url.searchParams))))
  },
  head({ params, query, url }) {
    const city = cityInParams(params) ?? 'all'
    const name = cityOf(city)?.name ?? 'India'
    const filters = filtersIn(url.searchParams)
    const pages =
      query.getQueryData<{ pages: { data: ListedEvent[] }[] }>(['feed', 'events', city, filters])?.pages ?? []
    const events = pages.flatMap(({ data }) => data)
    return {
      title: `Events in ${name}: tonight, this weekend and later | Nukkad`,
      description: `Music, walks, workshops, markets and food in ${name}, with dates, prices and the seats that are left. Book free and paid events.`,
      canonical: hrefs.cityEvents(city),
      image: events[0]?.image.url,
      // A filtered list repeats events of the whole one, so search engines should not index it.
      ...(url.search.length > 1 && { robots: 'noindex, follow' }),
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: name, href: hrefs.city(city) },
          { title: 'Events', href: hrefs.cityEvents(city) },
        ]),
        itemListLd(
          url.origin,
          events.map(({ title, href }) => ({ title, href })),
        ),
      ],
    }
  },
  Skeleton: EventsSkeleton,
  Component: EventsScreen,
})
