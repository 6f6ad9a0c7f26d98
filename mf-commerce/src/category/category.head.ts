import { hrefs, type ScreenContext } from '@nukkad/platform'
import { readQuery } from '../parts/listing/choice/choice-query.ts'
import { listingHead, loadedList } from '../parts/listing/listing.head.ts'
import { categoryPath, titleOfPath } from './category-path.ts'

export function categoryHead(context: ScreenContext) {
  const path = categoryPath(context.params)
  const choice = readQuery(context.url.searchParams)
  const list = loadedList(context, scopeOf(path), choice)
  const category = list?.category
  const title = category?.title ?? titleOfPath(path)
  const href = hrefs.category(path)
  return listingHead(context, choice, list, {
    title: `${title}: made by local makers`,
    description:
      category?.description ||
      `${list ? `${list.total} pieces` : 'Pieces'} in ${title} from small makers in Indian cities.`,
    path: href,
    trail:
      category?.breadcrumbs.map((crumb) => ({ title: crumb.title, href: hrefs.category(crumb.path) })) ??
      (path ? [{ title, href }] : []),
    image: category?.children[0]?.image.url,
  })
}

/** /shop/c alone stands for all categories. */
export const scopeOf = (path: string) => (path ? { category: path } : {})
