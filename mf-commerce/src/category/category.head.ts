import type { ProductList } from '@nukkad/contracts/endpoints/catalogue'
import { hrefs, type ScreenContext } from '@nukkad/platform'
import { readChoice } from '../parts/listing/choice.ts'
import { listingKey } from '../parts/listing/listing.queries.ts'
import { breadcrumbList } from '../parts/structured-data.ts'
import { categoryPath, titleOfPath } from './category-path.ts'

/** Narrowed lists are one page with many addresses: search engines are pointed at the plain one. */
export function categoryHead({ params, url, query }: ScreenContext) {
  const path = categoryPath(params)
  const choice = readChoice(url.searchParams)
  const pages = query.getQueryData<{ pages: ProductList[] }>(listingKey({ category: path }, choice))?.pages
  const category = pages?.[0]?.category
  const title = category?.title ?? titleOfPath(path)
  const total = pages?.[0]?.total
  const crumbs = [{ title: 'Shop', href: hrefs.shop() }]
  for (const crumb of category?.breadcrumbs ?? []) crumbs.push({ title: crumb.title, href: hrefs.category(crumb.path) })
  return {
    title: `${title}: made by local makers${choice.page > 1 ? `, page ${choice.page}` : ''}`,
    description:
      category?.description ||
      `${total ? `${total} pieces` : 'Pieces'} in ${title} from small makers in Indian cities.`,
    canonical: choice.page > 1 ? `${hrefs.category(path)}?page=${choice.page}` : hrefs.category(path),
    jsonLd: breadcrumbList(url.origin, crumbs),
  }
}
