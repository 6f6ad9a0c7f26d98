import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { type Ld, ld, part } from './ld.ts'

/** Missing in answers of an API that is older than this release. */
type Terms = ProductDetails['sale_terms'] | undefined
type Selling = Pick<ProductDetails, 'shipping_area' | 'variants'> & { readonly sale_terms: Terms }

const delivery = '#delivery'
const freeDelivery = '#free-delivery'
const returns = '#returns'

/** schema.org knows regions no smaller than a state, so what travels within one city only states no delivery. */
const isSentEverywhere = ({ shipping_area }: Selling) => shipping_area === 'India'
const idOfCharge = (terms: ProductDetails['sale_terms'], price: number) =>
  price >= terms.free_delivery_from ? freeDelivery : delivery

/** The delivery of an offer at a price, by the id of its terms. */
export const deliveryId = (product: Selling, price: number) =>
  product.sale_terms && isSentEverywhere(product) ? { '@id': idOfCharge(product.sale_terms, price) } : undefined

/** The return policy of an offer, by its id. */
export const returnsId = ({ sale_terms }: Selling) => (sale_terms ? { '@id': returns } : undefined)

/** The terms that the offers of a product name, each once: fifteen variants would repeat them fifteen times. */
export function saleTermsLd(product: Selling): readonly Ld[] {
  const terms = product.sale_terms
  if (!terms) return []
  const ids = isSentEverywhere(product) ? new Set(product.variants.map(({ price }) => idOfCharge(terms, price))) : []
  return [...[...ids].map((id) => shippingLd(id, terms)), returnsLd(terms)]
}

const days = (most: number) => part('QuantitativeValue', { minValue: 0, maxValue: most, unitCode: 'DAY' })

const shippingLd = (id: string, { delivery_charge, dispatch_days, delivery_days }: ProductDetails['sale_terms']) =>
  ld('OfferShippingDetails', {
    '@id': id,
    shippingRate: part('MonetaryAmount', { value: id === freeDelivery ? 0 : delivery_charge, currency: 'INR' }),
    shippingDestination: part('DefinedRegion', { addressCountry: 'IN' }),
    deliveryTime: part('ShippingDeliveryTime', { handlingTime: days(dispatch_days), transitTime: days(delivery_days) }),
  })

const returnsLd = ({ return_days }: ProductDetails['sale_terms']) =>
  ld('MerchantReturnPolicy', {
    '@id': returns,
    applicableCountry: 'IN',
    returnPolicyCategory: `https://schema.org/${
      return_days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted'
    }`,
    merchantReturnDays: return_days || undefined,
    returnMethod: return_days > 0 ? 'https://schema.org/ReturnByMail' : undefined,
    returnFees: return_days > 0 ? 'https://schema.org/FreeReturn' : undefined,
  })
