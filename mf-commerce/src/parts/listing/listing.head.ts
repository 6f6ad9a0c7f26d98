import type { ProductList } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Head, hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import type { Choice, Scope } from './choice/choice.ts'
import { appliedOf } from './filters/applied.ts'
import { listingKey } from './listing.queries.ts'

interface ListingHead {
  readonly title: string
  readonly description: string
  /** the URL of the list with nothing chosen */
  readonly path: string
  /** breadcrumbs from the shop to this page */
  readonly trail: readonly { title: string; href: string }[]
  readonly image?: string | undefined
}

/** The page of a list that `load` fetched, for its head. */
export const loadedList = ({ query }: Pick<ScreenContext, 'query'>, scope: Scope, choice: Choice) =>
  query
    .getQueryData<{ pages: ProductList[] }>(listingKey(scope, choice))
    ?.pages.find(({ page }) => page === choice.page)

/**
 * The head of a list. Filtered lists are variants of one page: their canonical URL is the unfiltered list, and heavily
 * filtered lists, which are endless, and empty pages are not indexed.
 */
export function listingHead(
  { url }: Pick<ScreenContext, 'url'>,
  choice: Choice,
  list: ProductList | undefined,
  { title, description, path, trail, image }: ListingHead,
): Head {
  const narrowedBy = appliedOf(choice, null).length
  const page = choice.page > 1 ? `, page ${choice.page}` : ''
  const products = (list?.data ?? []).map((product) => ({ title: product.title, href: hrefs.product(product.slug) }))
  return {
    title: `${title}${page}`,
    description,
    canonical: choice.page > 1 && narrowedBy === 0 ? `${path}?page=${choice.page}` : path,
    ...(narrowedBy > 1 || list?.data.length === 0 ? { robots: 'noindex, follow' } : {}),
    ...(image ? { image } : {}),
    jsonLd: [
      breadcrumbLd(url.origin, [{ title: 'Shop', href: hrefs.shop() }, ...trail]),
      ...(products.length > 0 ? [itemListLd(url.origin, products, (choice.page - 1) * 20 + 1)] : []),
    ],
  }
}
