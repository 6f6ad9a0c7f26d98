import { cityOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { SearchHit } from '@nukkad/contracts/endpoints/search'
import { namesFound } from '../catalogue/finder/names.ts'
import type { ListingService } from '../catalogue/listing.service.ts'
import type { SearchSource } from './search-source.ts'

export const searchPath = (q: string) => `/shop/search?q=${encodeURIComponent(q)}`
const all = Number.POSITIVE_INFINITY
const fewAmongOthers = 3

/** A card as a find. */
const hitOf = (product: ProductCard): SearchHit => ({
  kind: 'product',
  id: product.product_id,
  title: product.title,
  line: product.merchant.name,
  href: `/shop/product/${product.slug}`,
  image: product.image,
  product,
})

/** Products, shelves and makers: what the shop adds to the search. */
export function shopSources(lists: ListingService): SearchSource[] {
  return [
    {
      kind: 'category',
      title: 'Categories',
      mostAmongOthers: fewAmongOthers,
      hrefOf: searchPath,
      async find({ q, from, to }) {
        const found = namesFound(await lists.index(), q).categories
        const hits = found.slice(from, to).map(({ id, path, title, image, section }): SearchHit => {
          return {
            kind: 'category',
            id: String(id),
            title,
            line: section,
            href: `/shop/c/${path}`,
            image,
            product: null,
          }
        })
        return { total: found.length, hits }
      },
    },
    {
      kind: 'brand',
      title: 'Makers',
      mostAmongOthers: fewAmongOthers,
      hrefOf: searchPath,
      async find({ q, from, to, city }) {
        const found = namesFound(await lists.index(), q, { city }).merchants
        const hits = found.slice(from, to).map(({ id, slug, name, locality, city: home, image }): SearchHit => {
          const line = `${locality}, ${cityOf(home)?.name ?? home}`
          return { kind: 'brand', id: String(id), title: name, line, href: `/shop/m/${slug}`, image, product: null }
        })
        return { total: found.length, hits }
      },
    },
    {
      kind: 'product',
      title: 'Products',
      mostAmongOthers: all,
      hrefOf: searchPath,
      async find({ q, from, to }) {
        const { ids, total } = await lists.pickRange({ q }, from, to)
        const cards = ids.length > 0 ? await lists.cardsOf(ids) : ''
        return { total, hits: (JSON.parse(`[${cards}]`) as ProductCard[]).map(hitOf) }
      },
    },
  ]
}
