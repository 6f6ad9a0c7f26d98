import { cityOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import type { Suggestion } from '@nukkad/contracts/endpoints/search'
import type { NamesFound } from '../catalogue/finder/names.ts'
import { searchPath } from './shop-sources.ts'

export const suggestedSearch = (q: string, count: number): Suggestion => ({
  kind: 'query',
  title: q,
  line: count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`,
  href: searchPath(q),
  image: null,
})

type Category = Pick<NamesFound['categories'][number], 'title' | 'path' | 'image'> & { readonly section: string | null }
export const suggestedCategory = ({ title, path, image, section }: Category): Suggestion => ({
  ...{ kind: 'category', title, line: section, href: `/shop/c/${path}`, image },
})

export const suggestedMaker = ({ name, slug, locality, city, image }: NamesFound['merchants'][number]): Suggestion => ({
  kind: 'brand',
  title: name,
  line: `${locality}, ${cityOf(city)?.name ?? city}`,
  href: `/shop/m/${slug}`,
  image,
})

export const suggestedProduct = ({ title, slug, merchant, image }: ProductCard): Suggestion => ({
  kind: 'product',
  title,
  line: merchant.name,
  href: `/shop/product/${slug}`,
  image,
})
