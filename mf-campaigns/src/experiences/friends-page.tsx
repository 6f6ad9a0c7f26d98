import { cityCount } from '@nukkad/contracts'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { friendsQuery } from './experiences.queries.ts'
import { ExperiencesSkeleton } from './experiences-skeleton.tsx'
import { friendsAskIn } from './friends-ask.ts'
import { FriendsScreen } from './friends-screen.tsx'

export const screen = defineScreen({
  load: ({ api, query, url, city }) =>
    need(query.ensureQueryData(friendsQuery(api, friendsAskIn(url.searchParams, city.slug)))),
  head({ query, url, city }) {
    const { city: slug, category, maxPrice } = friendsAskIn(url.searchParams, city.slug)
    const page = query.getQueryData<{
      experiences: readonly { title: string; href: string; image: { url: string } }[]
    }>(['friends-day-out', slug, category ?? '', maxPrice ?? -1])
    return {
      title: 'Friends’ day out: things to make, eat and walk to together | Nukkad',
      description: `Pottery for two, forty momos, a poster in wood type: days out with friends in ${cityCount} cities, with dates, prices and a seat to book.`,
      canonical: hrefs.friendsDayOut(),
      image: page?.experiences[0]?.image.url,
      ...(url.search.length > 1 && { robots: 'noindex, follow' }),
      jsonLd: [itemListLd(url.origin, page?.experiences.map(({ title, href }) => ({ title, href })) ?? [])],
    }
  },
  Skeleton: ExperiencesSkeleton,
  Component: FriendsScreen,
})
