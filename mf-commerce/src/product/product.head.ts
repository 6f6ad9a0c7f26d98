import type { ProductDetails } from '@nukkad/contracts/endpoints/catalogue'
import { hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbList } from '../parts/structured-data.ts'
import { productKey } from './product.queries.ts'
import { pickVariant } from './variants.ts'

/** Variants are one page with one canonical address; the picture shared is that of the variant in the URL. */
export function productHead({ params, url, query }: ScreenContext) {
  const slug = params.slug ?? ''
  const product = query.getQueryData<ProductDetails>(productKey(slug))
  if (!product) return { title: 'In the shop' }
  const variant = pickVariant(product.variants, url.searchParams.get('selectedSku'))
  return {
    title: product.meta_title || product.title,
    description: product.meta_description || product.short_description,
    canonical: hrefs.product(slug),
    image: variant.images[0]?.url,
    jsonLd: [productData(product, url.origin), trail(product, url.origin)],
  }
}

const trail = (product: ProductDetails, origin: string) =>
  breadcrumbList(origin, [
    { title: 'Shop', href: hrefs.shop() },
    ...product.breadcrumbs.map(({ title, path }) => ({ title, href: hrefs.category(path) })),
    { title: product.title, href: hrefs.product(product.slug) },
  ])

function productData(product: ProductDetails, origin: string) {
  const absolute = (href: string) => new URL(href, origin).href
  const pictures = new Set(product.variants.flatMap((variant) => variant.images.map((image) => image.url)))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.short_description,
    sku: product.sku,
    image: [...pictures].slice(0, 6).map((path) => absolute(`${path}?fm=webp&width=1200`)),
    brand: { '@type': 'Brand', name: product.merchant.name },
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      price: variant.price.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${variant.isAvailable ? 'InStock' : 'OutOfStock'}`,
      url: absolute(hrefs.product(product.slug, variant.sku)),
    })),
    review: product.reviews.slice(0, 5).map((review) => ({
      '@type': 'Review',
      name: review.title,
      reviewBody: review.text,
      datePublished: review.date,
      author: { '@type': 'Person', name: review.author },
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    })),
    ...(product.rating !== null &&
      product.review_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.review_count,
        },
      }),
  }
}
