import { type City, cityInParams, cityOf } from '@nukkad/contracts'
import { defineScreen, hrefs, Link, notFound, prepare, useParams } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import type { Scope } from '../parts/listing/choice/choice.ts'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import { CityShopTop } from './city-shop-top.tsx'

/** The whole country means no city filter. */
const scopeOf = (city: City | undefined): Scope => (city ? { city: city.slug } : {})
const cityIn = (params: Readonly<Record<string, string>>) => cityOf(cityInParams(params))

function CityShopPage() {
  const city = cityIn(useParams())
  const listing = useListing(scopeOf(city))
  return (
    <div className={page.page}>
      <CityShopTop city={city} />
      <ListingView
        listing={listing}
        empty={
          <EmptyState
            title={`No makers from ${city?.name ?? 'here'} yet`}
            text="Every maker delivers across the country, so have a look at the whole shop."
            action={
              <ButtonLink href={hrefs.shop()} linkAs={Link} variant="primary" size={48}>
                See the whole shop
              </ButtonLink>
            }
          />
        }
      />
    </div>
  )
}

export const screen = defineScreen({
  load({ params, url, query, api }) {
    const city = cityIn(params)
    if (cityInParams(params) === undefined) notFound()
    return prepare(openListing(query, api, scopeOf(city), readQuery(url.searchParams)))
  },
  head(context) {
    const city = cityIn(context.params)
    const name = city?.name ?? 'India'
    const choice = readQuery(context.url.searchParams)
    const path = hrefs.cityShop(city?.slug ?? 'all')
    return listingHead(context, choice, loadedList(context, scopeOf(city), choice), {
      title: `Made in ${name}: the local shop`,
      description: `Clothes, things for the home, snacks and gifts by small makers in ${name}, delivered to your door.`,
      path,
      trail: [{ title: `Made in ${name}`, href: path }],
    })
  },
  Skeleton: ListingSkeleton,
  Component: CityShopPage,
})
