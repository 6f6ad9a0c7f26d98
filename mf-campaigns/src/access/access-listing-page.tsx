import { cityOf } from '@nukkad/contracts'
import type { AccessBucket } from '@nukkad/contracts/endpoints/access/access'
import { defineScreen, hrefs, need } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import { bucketQuery, listingIn } from './access.queries.ts'
import { cityInSearch } from './access-city.ts'
import { AccessListingScreen } from './access-listing-screen.tsx'
import { AccessSkeleton } from './access-skeleton.tsx'
import { listingHref, titleOf } from './listing-words.ts'

export const screen = defineScreen({
  load: ({ api, query, url, city, params, route }) =>
    need(
      query.ensureQueryData(
        bucketQuery(api, {
          ...listingIn(route?.name, params, url.searchParams),
          city: cityInSearch(url.searchParams) ?? city.slug,
        }),
      ),
    ),
  head({ query, url, city, params, route }) {
    const slug = cityInSearch(url.searchParams) ?? city.slug
    const { category, type, page } = listingIn(route?.name, params, url.searchParams)
    const bucket = query.getQueryData<AccessBucket>(['access-bucket', category, slug, type ?? 'both', page])
    const title = bucket ? titleOf(bucket.category, type) : 'Offers'
    const name = cityOf(slug)?.name
    const canonical = listingHref(category, type)
    return {
      title: `${title} for members${name ? ` in ${name}` : ''} | Nukkad Access`,
      description: `${bucket?.category.line ?? 'What members get'}. ${title} of the access programme, free with your account.`,
      canonical,
      image: bucket?.data[0]?.image.url,
      ...(url.search.length > 1 && { robots: 'noindex, follow' }),
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: 'Nukkad Access', href: hrefs.access() },
          { title, href: canonical },
        ]),
        itemListLd(url.origin, bucket?.data.map((offer) => ({ title: offer.title, href: offer.href })) ?? []),
      ],
    }
  },
  Skeleton: AccessSkeleton,
  Component: AccessListingScreen,
})
