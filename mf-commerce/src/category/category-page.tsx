import { defineScreen, useParams } from '@nukkad/platform'
import { readChoice } from '../parts/listing/choice.ts'
import { openListing } from '../parts/listing/listing.queries.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { useListing } from '../parts/listing/use-listing.ts'
import { prepare } from '../parts/screen-states/prepare.ts'
import { categoryHead } from './category.head.ts'
import { categoryPath, titleOfPath } from './category-path.ts'
import { CategoryTop } from './category-top.tsx'
import { EmptyCategory } from './empty-category.tsx'

function CategoryPage() {
  const path = categoryPath(useParams())
  const listing = useListing({ category: path })
  return (
    <div className={page.page}>
      <CategoryTop category={listing.category} fallbackTitle={titleOfPath(path)} />
      <ListingView listing={listing} hasFixedCategory empty={<EmptyCategory />} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ params, url, query, api }) =>
    prepare(openListing(query, api, { category: categoryPath(params) }, readChoice(url.searchParams))),
  head: categoryHead,
  Skeleton: ListingSkeleton,
  Component: CategoryPage,
})
