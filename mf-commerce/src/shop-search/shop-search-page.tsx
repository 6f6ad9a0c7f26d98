import { defineScreen, hrefs, Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { type Choice, readChoice } from '../parts/listing/choice.ts'
import { openListing } from '../parts/listing/listing.queries.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { useListing } from '../parts/listing/use-listing.ts'
import { prepare } from '../parts/screen-states/prepare.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'

const scope = {} as const

/** Words are answered by relevance, an empty search by what is popular. */
const byFit = (choice: Choice): Choice => ({ ...choice, sort: choice.sort ?? (choice.q ? 0 : 10) })

function ShopSearchPage() {
  const listing = useListing(scope, byFit)
  const words = listing.choice.q
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: 'Search' }]} />
      <div className={page.top}>
        <h1>{words ? `“${words}”` : 'Search the shop'}</h1>
        <SearchForm key={words} words={words} />
      </div>
      <ListingView listing={listing} empty={<NothingFound words={words} />} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ url, query, api }) => prepare(openListing(query, api, scope, byFit(readChoice(url.searchParams)))),
  head({ url }) {
    const { q } = readChoice(url.searchParams)
    return {
      title: q ? `“${q}” in the shop` : 'Search the shop',
      description: 'Search kurtas, jewellery, snacks, lamps and more from small makers in Indian cities.',
      canonical: hrefs.shopSearch(q),
      // Search results are endless and change daily; the lists behind them are what should be found.
      robots: 'noindex, follow',
    }
  },
  Skeleton: ListingSkeleton,
  Component: ShopSearchPage,
})
