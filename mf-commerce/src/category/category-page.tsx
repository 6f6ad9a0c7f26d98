import { defineScreen, prepare, useParams } from '@nukkad/platform'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import page from '../parts/listing/listing-page.module.css'
import { ListingSkeleton } from '../parts/listing/listing-skeleton.tsx'
import { ListingView } from '../parts/listing/listing-view.tsx'
import { openListing } from '../parts/listing/open-listing.ts'
import { useListing } from '../parts/listing/use-listing.ts'
import { categoryHead, scopeOf } from './category.head.ts'
import { categoryPath, titleOfPath } from './category-path.ts'
import { CategoryTop } from './category-top.tsx'
import { EmptyCategory } from './empty-category.tsx'
import { useCategoryViewed } from './use-category-viewed.ts'

function CategoryPage() {
  const path = categoryPath(useParams())
  const listing = useListing(scopeOf(path))
  useCategoryViewed(path)
  return (
    <div className={page.page}>
      <CategoryTop category={listing.first?.category ?? null} fallbackTitle={titleOfPath(path)} />
      <ListingView listing={listing} empty={<EmptyCategory />} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ params, url, query, api }) =>
    prepare(openListing(query, api, scopeOf(categoryPath(params)), readQuery(url.searchParams))),
  head: categoryHead,
  Skeleton: ListingSkeleton,
  Component: CategoryPage,
})
