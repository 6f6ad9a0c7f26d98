import { defineScreen, hrefs, Link, prepare, SlotEmbed, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import { merchantHead } from './merchant.head.ts'
import { brandQuery, brandReviewsQuery } from './merchant.queries.ts'
import styles from './merchant-page.module.css'
import { MerchantReviews } from './merchant-reviews.tsx'
import { MerchantSeller } from './merchant-seller.tsx'
import { MerchantSkeleton } from './merchant-skeleton.tsx'
import { MerchantStores } from './merchant-stores.tsx'
import { MerchantTop } from './merchant-top.tsx'

function MerchantPage() {
  const { slug = '' } = useParams()
  const brand = useQuery(brandQuery(useApi(), slug))
  const listing = useListing({ brand: slug })
  if (brand.isPending) return <MerchantSkeleton />
  if (!brand.data) {
    return (
      <div className={page.page}>
        <h1 className={styles.plainTitle}>A maker of the shop</h1>
        <LoadFailure what="This maker’s page" isAway={isAway(brand.error)} onRetry={() => void brand.refetch()} />
      </div>
    )
  }
  const { name, stores, review_count } = brand.data
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: name }]} />
      <MerchantTop brand={brand.data} />
      <section id="products" className={styles.section} aria-labelledby="products-title">
        <h2 id="products-title" className={styles.title}>
          What {name} makes
        </h2>
        <ListingView
          listing={listing}
          empty={<EmptyState title="No products yet" text={`${name} is at work on the first pieces.`} />}
        />
      </section>
      <SlotEmbed key={slug} name="access-offers" />
      {review_count > 0 && (
        <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
          <h2 id="reviews-title" className={styles.title}>
            What buyers say
          </h2>
          <MerchantReviews slug={slug} name={name} />
        </section>
      )}
      {stores.length > 0 && <MerchantStores name={name} stores={stores} />}
      <MerchantSeller seller={brand.data.seller} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ params, url, query, api }) =>
    prepare(
      query.ensureQueryData(brandQuery(api, params.slug ?? '')),
      openListing(query, api, { brand: params.slug ?? '' }, readQuery(url.searchParams)),
      // A failure is ignored: the page is complete without them, and asks again where they are shown.
      query.prefetchInfiniteQuery(brandReviewsQuery(api, params.slug ?? '', null)),
    ),
  head: merchantHead,
  Skeleton: MerchantSkeleton,
  Component: MerchantPage,
})
