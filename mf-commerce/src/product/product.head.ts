import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, productLd } from '@nukkad/platform/structured-data'
import { productKey } from './product.queries.ts'
import { pickVariant } from './variants/variants.ts'

/** Variants share one page and one canonical URL; the share picture is that of the variant in the URL. */
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
    jsonLd: [...productLd(url.origin, product), trail(product, url.origin)],
  }
}

const trail = (product: ProductDetails, origin: string) =>
  breadcrumbLd(origin, [
    { title: 'Shop', href: hrefs.shop() },
    ...product.breadcrumbs.map(({ title, path }) => ({ title, href: hrefs.category(path) })),
    { title: product.title, href: hrefs.product(product.slug) },
  ])
