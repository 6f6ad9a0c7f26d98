import { cityOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import type { SearchHit, Suggestion } from '@nukkad/contracts/endpoints/search'
import type { ShownThing } from './things/things.repository.ts'

export const suggestedSearch = (q: string, href: string, line: string | null = null): Suggestion => ({
  ...{ kind: 'query', title: q, line, href, image: null },
})

/** What is somewhere else than asked says where. */
function lineOf({ city, line }: ShownThing, asked: string | undefined): string | null {
  const isElsewhere = city !== null && city !== asked
  return [line, isElsewhere ? (cityOf(city)?.name ?? city) : null].filter(Boolean).join(' · ') || null
}

/** A tag has a page in every city. */
const hrefOf = ({ kind, href }: ShownThing, asked: string | undefined) =>
  kind === 'tag' && asked !== undefined ? href.replace('/all/', `/${asked}/`) : href

export const suggestedThing = (thing: ShownThing, asked?: string): Suggestion => ({
  kind: thing.kind,
  title: thing.title,
  line: lineOf(thing, asked),
  href: hrefOf(thing, asked),
  image: thing.image,
})

export const suggestedProduct = ({ title, slug, merchant, image }: ProductCard): Suggestion => ({
  kind: 'product',
  title,
  line: merchant.name,
  href: `/shop/product/${slug}`,
  image,
})

export const thingHit = (thing: ShownThing, asked?: string): SearchHit => ({
  ...suggestedThing(thing, asked),
  id: thing.id,
  product: null,
})

export const productHit = (product: ProductCard): SearchHit => ({
  ...suggestedProduct(product),
  id: product.product_id,
  product,
})
