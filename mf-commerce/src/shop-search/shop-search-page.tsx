import { productSorts } from '@nukkad/contracts'
import { defineScreen, hrefs, Link, prepare } from '@nukkad/platform'
import { useSearchViewed } from '@nukkad/platform/search-viewed'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Spelling } from '@nukkad/ui/spelling'
import { type Choice, isNarrowed, type Scope } from '../parts/listing/choice/choice.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import { defaultSearchQuery } from './default-search.queries.ts'
import { GiftHint, looksForGift } from './gift-hint.tsx'
import { NothingFound, OftenSearched } from './lazy-parts.ts'
import { readSearch, searchAddressing } from './search-choice.ts'
import { useSearchWords } from './use-search-words.ts'

/** A search with words is sorted by relevance, an empty one by popularity. */
const scopeOf = ({ q }: Pick<Choice, 'q'>): Scope => ({
  sort: productSorts[q ? 'relevance' : 'popular'].value,
})

function ShopSearchPage() {
  const words = useSearchWords()
  const listing = useListing(scopeOf({ q: words }), searchAddressing)
  const insight = listing.first?.search ?? null
  useSearchViewed({
    query: words,
    of: 'shop',
    // While a response is pending, the previous list is still shown.
    results: listing.result.isPlaceholderData ? undefined : listing.first?.total,
    narrowed: isNarrowed(listing.asked),
  })
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: 'Search' }]} />
      <div className={page.top}>
        <h1>{words ? `“${words}”` : 'Search the shop'}</h1>
        {insight && (
          <Spelling
            q={insight.q}
            correctedTo={insight.correctedTo}
            didYouMean={insight.didYouMean}
            hrefOf={hrefs.shopSearch}
            linkAs={Link}
          />
        )}
        {looksForGift(words) && <GiftHint />}
        {!words && (
          <>
            <p className={page.lead}>Kurtas, jholas, diyas, chai: type it above in any spelling, or start here.</p>
            <OftenSearched />
          </>
        )}
      </div>
      <ListingView listing={listing} empty={<NothingFound words={words} insight={insight} />} />
    </div>
  )
}

export const screen = defineScreen({
  load({ url, query, api, city }) {
    const choice = readSearch(url.searchParams)
    return prepare(
      openListing(query, api, scopeOf(choice), choice, NothingFound),
      ...(choice.q ? [] : [query.prefetchQuery(defaultSearchQuery(api, city.slug)), OftenSearched.ready()]),
    )
  },
  head(context) {
    const choice = readSearch(context.url.searchParams)
    const { q } = choice
    const list = loadedList(context, scopeOf(choice), choice)
    const head = listingHead(context, choice, list, {
      title: q ? `“${q}” in the shop` : 'Search the shop',
      description: 'Search kurtas, jewellery, snacks, lamps and more from small makers in Indian cities.',
      path: hrefs.shopSearch(q),
      trail: [{ title: 'Search', href: hrefs.shopSearch() }],
    })
    // Search result pages are unlimited in number, so they are not indexed; crawlers only follow their links.
    return { ...head, canonical: hrefs.shopSearch(q), robots: 'noindex, follow' }
  },
  Skeleton: ListingSkeleton,
  Component: ShopSearchPage,
})
