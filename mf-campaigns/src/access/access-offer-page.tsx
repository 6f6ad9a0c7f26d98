import { cityOf } from '@nukkad/contracts'
import type { AccessOffer } from '@nukkad/contracts/endpoints/access/access-offer'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { offerQuery } from './access.queries.ts'
import { AccessOfferScreen } from './access-offer-screen.tsx'
import { AccessSkeleton } from './access-skeleton.tsx'

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(offerQuery(api, params.id ?? ''))),
  head({ query, params, url }) {
    const offer = query.getQueryData<AccessOffer>(['access-offer', params.id ?? ''])
    if (!offer) return { title: 'Nukkad Access', canonical: url.pathname }
    const giver = offer.place ?? offer.merchant
    const isOver = new Date(offer.validTo) < new Date()
    return {
      title: `${offer.title}: ${giver?.title}, ${cityOf(offer.city)?.name ?? ''} | Nukkad Access`,
      description: `${offer.discountLabel}: ${offer.title}. ${offer.line}. ${offer.limit}, for members, at ${giver?.title}.`,
      canonical: hrefs.accessOffer(offer.id),
      image: offer.image.url,
      ...(isOver && { robots: 'noindex, follow' }),
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: 'Nukkad Access', href: hrefs.access() },
          { title: offer.title, href: offer.href },
        ]),
      ],
    }
  },
  Skeleton: AccessSkeleton,
  Component: AccessOfferScreen,
})
