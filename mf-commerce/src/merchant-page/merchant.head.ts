import type { Brand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { hrefs, type ScreenContext } from '@nukkad/platform'
import { organisationLd } from '@nukkad/platform/structured-data'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import { inWords } from '../parts/listing/filters/applied.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'

export function merchantHead(context: ScreenContext) {
  const slug = context.params.slug ?? ''
  const brand = context.query.getQueryData<Brand>(['brand', slug])
  const name = brand?.name ?? inWords('brand', slug)
  const choice = readQuery(context.url.searchParams)
  const path = hrefs.merchant(slug)
  const head = listingHead(context, choice, loadedList(context, { brand: slug }, choice), {
    title: brand ? `${name}, ${brand.locality}: ${brand.story_title || brand.line}` : name,
    description: brand
      ? `${brand.line} ${brand.maker} in ${brand.locality}, ${brand.city.name}.`
      : `${name} in the shop.`,
    path,
    trail: [{ title: name, href: path }],
    image: brand?.image.url,
  })
  return {
    ...head,
    jsonLd: [head.jsonLd ?? [], brand ? organisationLd(context.url.origin, factsOf(brand)) : []].flat(),
  }
}

const factsOf = (brand: Brand) => ({
  name: brand.name,
  line: brand.line,
  href: hrefs.merchant(brand.slug),
  image: brand.image.url,
  since: brand.since,
  founder: brand.maker,
  locality: brand.locality,
  city: brand.city.name,
  rating: brand.rating,
  reviewCount: brand.review_count,
})
