import { getProduct, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { answer } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { givenProduct, givenVariant } from '../parts/product-card/product.given.ts'

export const bare = '/shop/product/indigo-block-print-kurta'

export const path = `${bare}?selectedSku=indigo-kurta-m`

export const soldOut = givenVariant({ sku: 'indigo-kurta-xl', size: 'XL', isAvailable: false })

export const few = givenVariant({ stock_left: 3 })

export const madder = givenVariant({ sku: 'madder-kurta-m', color: 'Madder', color_hex: '#b5371f' })

export const answers = (product = givenProduct({ variants: [few, soldOut, madder] })) => [
  answer(getProduct, { data: product }),
  answer(similarProducts, { data: [] }),
]

export const addButton = () => page.getAllByRole('button', { name: 'Add to bag' })[0] as HTMLElement
