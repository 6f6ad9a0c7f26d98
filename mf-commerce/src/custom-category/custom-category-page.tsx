import { defineScreen, hrefs, Link, notFound, prepare, useParams } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import { EmptyList } from '../parts/listing/empty-list.tsx'
import { inWords } from '../parts/listing/filters/applied.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import styles from './custom-category.module.css'

const slugOf = (params: Readonly<Record<string, string>>) => (params.rest ?? '').replace(/^\/+|\/+$/g, '')

function CustomCategoryPage() {
  const slug = slugOf(useParams())
  const listing = useListing({ custom: slug })
  const custom = listing.first?.customCategory
  const title = custom?.title ?? inWords('custom', slug)
  return (
    <div className={page.page}>
      <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title }]} />
      <div className={styles.top}>
        <div className={styles.words}>
          <Kicker>Picked for you</Kicker>
          <h1>{title}</h1>
          {custom?.description && <p className={page.lead}>{custom.description}</p>}
        </div>
        {custom && (
          <div className={styles.picture}>
            <PictureView
              picture={custom.image}
              width={360}
              sizes="(width < 800px) 30vw, 16rem"
              aspect={1}
              priority
              decorative
            />
          </div>
        )}
      </div>
      <ListingView
        listing={listing}
        empty={
          <EmptyList
            title="Nothing here at the moment"
            text="The matching products have sold out or changed price. See everything else in the shop."
          />
        }
      />
    </div>
  )
}

export const screen = defineScreen({
  load({ params, url, query, api }) {
    const slug = slugOf(params)
    if (!slug || slug.includes('/')) notFound()
    return prepare(openListing(query, api, { custom: slug }, readQuery(url.searchParams)))
  },
  head(context) {
    const slug = slugOf(context.params)
    const choice = readQuery(context.url.searchParams)
    const list = loadedList(context, { custom: slug }, choice)
    const title = list?.customCategory?.title ?? inWords('custom', slug)
    return listingHead(context, choice, list, {
      title: `${title}, from local makers`,
      description:
        list?.customCategory?.description || `${title}: pieces by small makers in Indian cities, in one place.`,
      path: hrefs.customCategory(slug),
      trail: [{ title, href: hrefs.customCategory(slug) }],
      image: list?.customCategory?.image.url,
    })
  },
  Skeleton: ListingSkeleton,
  Component: CustomCategoryPage,
})
