import type { ExperiencePage } from '@nukkad/contracts/endpoints/city/experiences'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { friendsOneQuery } from './experiences.queries.ts'
import { ExperiencesSkeleton } from './experiences-skeleton.tsx'
import { FriendsDetailScreen } from './friends-detail-screen.tsx'

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(friendsOneQuery(api, params.id ?? ''))),
  head({ query, params, url }) {
    const one = query.getQueryData<ExperiencePage>(['friends-day-out-one', params.id ?? ''])
    if (!one) return { title: 'Friends’ day out | Nukkad', canonical: url.pathname }
    return {
      title: `${one.title}, ${one.area} | Friends’ day out | Nukkad`,
      description: `${one.line}. ${one.story[0]?.slice(0, 120) ?? ''}`,
      canonical: hrefs.friendsDayOut(one.id),
      image: one.image.url,
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: 'Friends’ day out', href: hrefs.friendsDayOut() },
          { title: one.title, href: one.href },
        ]),
      ],
    }
  },
  Skeleton: ExperiencesSkeleton,
  Component: FriendsDetailScreen,
})
