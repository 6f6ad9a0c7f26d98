import type { ProductDetails } from '@nukkad/contracts/endpoints/product'
import type { OldShapeFacts, ProductDocument } from './product.repository.ts'

const toldUpTo = 5

/** The page with what payments under way hold taken off; the usual case is that nothing is held. */
export function withHolds({ body, available }: ProductDocument): string {
  return available ? JSON.stringify(lessHeld(JSON.parse(body) as ProductDetails, available)) : body
}

function lessHeld(details: ProductDetails, available: Readonly<Record<string, number>>): ProductDetails {
  const variants = details.variants.map((variant) => {
    const left = available[variant.sku]
    if (left === undefined) return variant
    return { ...variant, isAvailable: left > 0, stock_left: left > 0 && left <= toldUpTo ? left : null }
  })
  return { ...details, variants, isAvailable: variants.some(({ isAvailable }) => isAvailable) }
}

/** The older shape: few fields and a list of named attributes. */
export function inOldShape(details: ProductDetails, facts: OldShapeFacts) {
  const attribute = (attribute_code: string, value: unknown) => ({ attribute_code, value })
  return {
    id: details.product_id,
    sku: details.sku,
    name: details.title,
    price: details.og_price,
    custom_attributes: [
      attribute('special_price', details.price),
      attribute('sg_type', details.sg_type),
      attribute('description', details.description),
      attribute('short_description', details.short_description),
      attribute('manufacture', details.merchant.name),
      attribute('address', `${details.merchant.locality}, ${details.merchant.city}`),
      attribute('shipping_time', details.shipping_time),
      attribute('delivery_info', details.returns),
      attribute('tax_class_id', facts.gst_rate),
      attribute('category_ids', facts.category_ids.map(String)),
      attribute('meta_title', details.meta_title),
      attribute('meta_description', details.meta_description),
      attribute('news_from_data', facts.launched_at.toISOString()),
      attribute('image', details.variants[0]?.images[0]?.url ?? null),
      attribute('upload', details.options.some(({ type }) => type === 'file') ? '1' : '0'),
    ],
    options: details.options,
    variants: details.variants,
  }
}
