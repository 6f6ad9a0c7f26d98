import { productSorts } from '@nukkad/contracts'
import { defineScreen, hrefs, Link, prepare } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Kicker } from '@nukkad/ui/kicker'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import { EmptyList } from '../parts/listing/empty-list.tsx'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'

/** Newest first, unless the visitor picks another order. */
const scope = { isNew: true, sort: productSorts.newest.value } as const

function NewLaunchesPage() {
  const listing = useListing(scope)
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: 'New launches' }]} />
      <div className={page.top}>
        <Kicker>Fresh off the bench</Kicker>
        <h1>New launches</h1>
        <p className={page.lead}>
          The latest from our makers: first batches, new dyes and one-offs that may not be made again.
        </p>
      </div>
      <ListingView
        listing={listing}
        empty={
          <EmptyList
            title="Nothing brand new today"
            text="The next batches are on their way. Meanwhile, have a look at the bestsellers."
          />
        }
      />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ url, query, api }) => prepare(openListing(query, api, scope, readQuery(url.searchParams))),
  head(context) {
    const choice = readQuery(context.url.searchParams)
    return listingHead(context, choice, loadedList(context, scope, choice), {
      title: 'New launches from local makers',
      description: 'The latest from small makers in Indian cities: first batches, new dyes and one-offs.',
      path: hrefs.newLaunches(),
      trail: [{ title: 'New launches', href: hrefs.newLaunches() }],
    })
  },
  Skeleton: ListingSkeleton,
  Component: NewLaunchesPage,
})
