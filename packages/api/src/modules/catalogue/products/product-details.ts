import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import type { Available } from './product.repository.ts'
import { stockTold } from './product-page-view.ts'

/** The product page minus the stock that running payments hold. */
export function lessHeld(details: ProductDetails, available: Available): ProductDetails {
  const variants = details.variants.map((variant) => {
    const left = available[variant.sku]
    if (left === undefined) return variant
    return { ...variant, isAvailable: left > 0, stock_left: stockTold(left) }
  })
  return { ...details, variants, isAvailable: variants.some(({ isAvailable }) => isAvailable) }
}

/** The named attributes of the older shape, in its order. */
const attributes = [
  ...['special_price', 'sg_type', 'description', 'short_description', 'size_information', 'model_size_information'],
  ...['manufacture', 'manufacture_email', 'address', 'google_link', 'shipping_area', 'comment_form', 'redemption'],
  ...['question', 'shipping_time', 'delivery_info', 'tax_class_id', 'category_ids', 'meta_title', 'meta_description'],
  ...['news_from_data', 'news_to_date', 'image', 'upload'],
] as readonly (keyof ProductDetails)[]

/** The older response shape: few fields and a list of named attributes. */
export const inOldShape = (details: ProductDetails) => ({
  id: details.product_id,
  sku: details.sku,
  name: details.title,
  price: details.og_price,
  custom_attributes: attributes.map((name) => ({ attribute_code: name, value: details[name] })),
  options: details.options,
  variants: details.variants,
})
