import { cityNameOf } from '@nukkad/contracts'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { SearchHit } from '@nukkad/contracts/endpoints/site/search'
import type { Suggestion } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { ShownDocument } from './documents/documents.repository.ts'

export const suggestedSearch = (q: string, href: string, line: string | null = null): Suggestion => ({
  kind: 'query',
  title: q,
  line,
  href,
  image: null,
})

/** Results from another city than the requested one show its name. */
function lineOf({ city, line }: ShownDocument, asked: string | undefined): string | null {
  const isElsewhere = city !== null && city !== asked
  return [line, isElsewhere ? cityNameOf(city) : null].filter(Boolean).join(' · ') || null
}

/** A tag has a page in every city, so its link leads to the requested city. */
const hrefOf = ({ kind, href }: ShownDocument, asked: string | undefined) =>
  kind === 'tag' && asked !== undefined ? href.replace(hrefs.city('all'), hrefs.city(asked)) : href

export const suggestedDocument = (document: ShownDocument, asked?: string): Suggestion => ({
  kind: document.kind,
  title: document.title,
  line: lineOf(document, asked),
  href: hrefOf(document, asked),
  image: document.image,
})

export const suggestedProduct = ({ title, slug, merchant, image }: ProductCard): Suggestion => ({
  kind: 'product',
  title,
  line: merchant.name,
  href: hrefs.product(slug),
  image,
})

export const documentHit = (document: ShownDocument, asked?: string): SearchHit => ({
  ...suggestedDocument(document, asked),
  id: document.id,
  product: null,
})

export const productHit = (product: ProductCard): SearchHit => ({
  ...suggestedProduct(product),
  id: product.product_id,
  product,
})
