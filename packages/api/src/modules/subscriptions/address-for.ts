import type { Address } from '@nukkad/contracts/endpoints/people/address'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { SaleItem } from '../catalogue/products/sale-item.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'

/** The delivery address of the boxes, as an order stores it; or why they cannot be delivered. */
export async function addressFor(
  catalogue: Pick<CatalogueService, 'serviceability'>,
  { slug }: Pick<SaleItem, 'slug'>,
  { name, phone, line1, line2, landmark, city, state, postcode }: Address,
): Promise<{ readonly address: AgreedAddress } | { readonly refusal: string }> {
  const { data } = await catalogue.serviceability({ slug, pincode: postcode })
  if (!data.deliverable) return { refusal: data.reason ?? `None of our couriers deliver to ${postcode} yet.` }
  return { address: { name, phone, line1, line2, landmark, city, state, postcode } }
}
