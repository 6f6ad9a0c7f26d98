import { defineScreen, hrefs, Link, notFound, prepare } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Kicker } from '@nukkad/ui/kicker'
import type { Addressing } from '../parts/listing/choice/addressing.ts'
import { noChoice } from '../parts/listing/choice/choice.ts'
import { pathAddress, readPath } from '../parts/listing/choice/choice-path.ts'
import { EmptyList } from '../parts/listing/empty-list.tsx'
import { appliedOf } from '../parts/listing/filters/applied.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import { titleOf } from './filters-title.ts'

const scope = {} as const
const inPath: Addressing = {
  read: (pathname, search) => readPath(pathname, search) ?? noChoice,
  write: (_, choice) => pathAddress(choice),
}

function FiltersPage() {
  const listing = useListing(scope, inPath)
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: 'Filtered' }]} />
      <div className={page.top}>
        <Kicker>Search filters</Kicker>
        <h1>{titleOf(appliedOf(listing.asked, listing.facets))}</h1>
      </div>
      <ListingView
        listing={listing}
        empty={
          <EmptyList title="The shop is empty" text="Something is wrong on our side. Please try again in a moment." />
        }
      />
    </div>
  )
}

export const screen = defineScreen({
  load({ url, query, api }) {
    const choice = readPath(url.pathname, url.searchParams)
    if (!choice) notFound()
    return prepare(openListing(query, api, scope, choice))
  },
  head(context) {
    const choice = readPath(context.url.pathname, context.url.searchParams) ?? noChoice
    const list = loadedList(context, scope, choice)
    const applied = appliedOf(choice, list?.facets ?? null)
    const title = titleOf(applied)
    const path = pathAddress({ ...choice, sort: null, page: 1, q: '' })
    const head = listingHead(context, choice, list, {
      title: `${title}, from local makers`,
      description: `${list ? `${list.total} pieces` : 'Pieces'} by small makers in Indian cities: ${title}. With counts, prices and delivery to your pincode.`,
      path,
      trail: [{ title, href: path }],
    })
    // On this page, a combination of up to two filters is a page of its own that others link to.
    const isPage = applied.length <= 2 && choice.page === 1 && list !== undefined && list.total > 0
    return isPage ? { ...head, robots: 'index, follow' } : head
  },
  Skeleton: ListingSkeleton,
  Component: FiltersPage,
})
