import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { type Ld, productLd } from '@nukkad/platform/structured-data'
import { givenProduct, givenVariant } from '../parts/product-card/product.given.ts'

const origin = 'https://nukkad.example'
const written = (parts: Partial<ProductDetails> = {}) => productLd(origin, givenProduct(parts))
const page = `${origin}/shop/product/indigo-block-print-kurta`
const idsOf = (all: readonly Ld[]) => all.flatMap((one) => one['@id'] ?? [])

test('a product with one variant is one product with its offer and the terms that the offer names', () => {
  const [product, ...terms] = written()
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Indigo block-print kurta',
    url: `${page}/`,
    countryOfOrigin: { name: 'India' },
    offers: {
      price: '1499.00',
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
      shippingDetails: { '@id': '#free-delivery' },
      hasMerchantReturnPolicy: { '@id': '#returns' },
    },
  })
  expect(terms).toEqual([
    expect.objectContaining({
      '@type': 'OfferShippingDetails',
      '@id': '#free-delivery',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
      deliveryTime: expect.objectContaining({
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 2, unitCode: 'DAY' },
      }),
    }),
    expect.objectContaining({
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
    }),
  ])
})

test('colours and sizes are a group of products that differ by them, each with its own name and offer', () => {
  const variants = [
    givenVariant({ sku: 'a', size: 'S', price: 499 }),
    givenVariant({ sku: 'b', size: 'M', isAvailable: false }),
  ]
  const [group, ...terms] = written({ variants })
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'indigo-block-print-kurta',
    variesBy: ['https://schema.org/size'],
    aggregateRating: { ratingValue: 4.6, reviewCount: 128 },
    hasVariant: [
      {
        '@type': 'Product',
        sku: 'a',
        name: 'Indigo block-print kurta, Indigo, S',
        offers: { url: `${page}?selectedSku=a`, shippingDetails: { '@id': '#delivery' } },
      },
      {
        sku: 'b',
        offers: { availability: 'https://schema.org/OutOfStock', shippingDetails: { '@id': '#free-delivery' } },
      },
    ],
  })
  expect(idsOf(terms)).toEqual(['#delivery', '#free-delivery', '#returns'])
})

test('what cannot be returned says so, and what stays within its city states no delivery', () => {
  const { sale_terms } = givenProduct()
  const [product, ...terms] = written({ shipping_area: 'Delhi NCR', sale_terms: { ...sale_terms, return_days: 0 } })
  expect(product?.offers).not.toHaveProperty('shippingDetails')
  expect(terms).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    },
  ])
})

test('an answer of an older API without terms is described without them', () => {
  const { sale_terms: _, ...older } = givenProduct()
  const [product, ...terms] = productLd(origin, older as ProductDetails)
  expect(product?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(terms).toEqual([])
})
