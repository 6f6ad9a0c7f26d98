import type { Brand } from '@nukkad/contracts/endpoints/makers'
import { hrefs, type ScreenContext } from '@nukkad/platform'
import { inWords } from '../parts/listing/applied.ts'
import { readQuery } from '../parts/listing/choice-query.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'

export function merchantHead(context: ScreenContext) {
  const slug = context.params.slug ?? ''
  const brand = context.query.getQueryData<Brand>(['brand', slug])
  const name = brand?.name ?? inWords('brand', slug)
  const choice = readQuery(context.url.searchParams)
  const path = hrefs.merchant(slug)
  const head = listingHead(context, choice, loadedList(context, { brand: slug }, choice), {
    title: brand ? `${name}, ${brand.locality}: ${brand.story_title}` : name,
    description: brand
      ? `${brand.line} ${brand.maker} in ${brand.locality}, ${brand.city.name}.`
      : `${name} in the shop.`,
    path,
    trail: [{ title: name, href: path }],
    image: brand?.image.url,
  })
  return { ...head, jsonLd: [head.jsonLd ?? [], brand ? organisation(brand, context.url.origin) : []].flat() }
}

const organisation = (brand: Brand, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  description: brand.line,
  url: new URL(hrefs.merchant(brand.slug), origin).href,
  image: new URL(brand.image.url, origin).href,
  ...(brand.since ? { foundingDate: String(brand.since) } : {}),
  founder: { '@type': 'Person', name: brand.maker },
  address: {
    '@type': 'PostalAddress',
    addressLocality: brand.locality,
    addressRegion: brand.city.name,
    addressCountry: 'IN',
  },
  ...(brand.rating && brand.review_count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: brand.rating, reviewCount: brand.review_count } }
    : {}),
})
