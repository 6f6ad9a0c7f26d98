import { canonicalUrl } from '@nukkad/contracts'
import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Ld, ld, part, pictureOf, ratingOf } from './ld.ts'

/** A product with an offer for each of its variants. */
export function productLd(origin: string, product: ProductDetails): Ld {
  const pictures = new Set(product.variants.flatMap(({ images }) => images.map(({ url }) => url)))
  return ld('Product', {
    name: product.title,
    description: product.short_description,
    sku: product.sku,
    image: [...pictures].slice(0, 6).map((url) => pictureOf(url, origin)),
    brand: part('Brand', { name: product.merchant.name }),
    offers: product.variants.map(({ sku, price, isAvailable }) =>
      part('Offer', {
        sku,
        price: price.toFixed(2),
        priceCurrency: 'INR',
        availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
        url: canonicalUrl(hrefs.product(product.slug, sku), origin),
      }),
    ),
    review: product.reviews.slice(0, 5).map(({ title, text, date, author, rating }) =>
      part('Review', {
        name: title,
        reviewBody: text,
        datePublished: date,
        author: part('Person', { name: author }),
        reviewRating: part('Rating', { ratingValue: rating, bestRating: 5 }),
      }),
    ),
    aggregateRating: ratingOf(product.rating, product.review_count),
  })
}
