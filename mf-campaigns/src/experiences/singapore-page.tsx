import type { SingaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { singaporeQuery } from './experiences.queries.ts'
import { ExperiencesSkeleton } from './experiences-skeleton.tsx'
import { SingaporeScreen } from './singapore-screen.tsx'

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(singaporeQuery(api, params.slug))),
  head({ query, params, url }) {
    const page = query.getQueryData<SingaporeTourism>(['singapore', params.slug ?? ''])
    if (!page) return { title: 'Made in Singapore | Nukkad', canonical: url.pathname }
    const canonical = hrefs.singapore(params.slug)
    return {
      title: params.slug
        ? `${page.hero.title} | Made in Singapore | Nukkad`
        : 'Made in Singapore: what to do there | Nukkad',
      description: params.slug
        ? `${page.hero.text}. ${page.experiences.length} things to do in Singapore, with prices in rupees.`
        : page.hero.text,
      canonical,
      image: page.hero.image.url,
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: 'Made in Singapore', href: hrefs.singapore() },
          ...(params.slug ? [{ title: page.hero.title, href: canonical }] : []),
        ]),
      ],
    }
  },
  Skeleton: ExperiencesSkeleton,
  Component: SingaporeScreen,
})
