import { canonicalUrl } from '@nukkad/contracts'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Ld, ld, part, pictureOf, ratingOf } from './ld.ts'
import { deliveryId, returnsId, saleTermsLd } from './sale-terms.ts'

/**
 * A product, or with several variants a group of them with one product each, and the terms of sale that their offers
 * name: Google lists colours and sizes apart only in this form.
 */
export function productLd(origin: string, product: ProductDetails): readonly Ld[] {
  const [first, ...others] = product.variants
  const about = {
    name: product.title,
    description: product.short_description,
    url: canonicalUrl(hrefs.product(product.slug), origin),
    countryOfOrigin: part('Country', { name: product.country_of_origin }),
    brand: part('Brand', { name: product.merchant.name }),
    review: product.reviews.slice(0, 5).map(review),
    aggregateRating: ratingOf(product.rating, product.review_count),
  }
  const shown = others.length === 0 && first
  const described = shown
    ? ld('Product', Object.assign(about, { sku: product.sku }, sold(origin, product, shown)))
    : ld('ProductGroup', Object.assign(about, groupOf(origin, product)))
  return [described, ...saleTermsLd(product)]
}

function groupOf(origin: string, product: ProductDetails) {
  const { variants, slug, title } = product
  const differs = (name: 'color' | 'size' | 'weight') => new Set(variants.map((one) => one[name])).size > 1
  const colour = differs('color') ? ['https://schema.org/color'] : []
  const size = differs('size') || differs('weight') ? ['https://schema.org/size'] : []
  return {
    productGroupID: slug,
    variesBy: [...colour, ...size],
    hasVariant: variants.map((variant) => {
      const { sku, color, size, weight } = variant
      const named = { sku, name: [title, color, size, weight].filter(Boolean).join(', '), color, size: size ?? weight }
      return part('Product', Object.assign(named, sold(origin, product, variant)))
    }),
  }
}

/** The pictures and the offer of one variant. */
const sold = (origin: string, product: ProductDetails, { sku, price, isAvailable, images }: Variant) => ({
  image: images.slice(0, 6).map(({ url }) => pictureOf(url, origin)),
  offers: part('Offer', {
    price: price.toFixed(2),
    priceCurrency: 'INR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    url: canonicalUrl(hrefs.product(product.slug, sku), origin),
    shippingDetails: deliveryId(product, price),
    hasMerchantReturnPolicy: returnsId(product),
  }),
})

const review = ({ title, text, date, author, rating }: ProductDetails['reviews'][number]) =>
  part('Review', {
    name: title,
    reviewBody: text,
    datePublished: date,
    author: part('Person', { name: author }),
    reviewRating: part('Rating', { ratingValue: rating, bestRating: 5 }),
  })
