import { missingIn } from './map-faults.ts'

const paths = [
  '/packages/contracts/src/endpoints/shop/product.ts/',
  '/packages/contracts/src/endpoints/shop/product.test.ts/',
  '/packages/api/src/modules/stock/',
  '/packages/api/src/modules/stock/stock.ts/',
  '/packages/api/src/modules/index.ts/',
  '/mf-commerce/src/product/',
  '/mf-commerce/src/product/parts/',
  '/mf-commerce/src/parts/',
  '/mf-commerce/src/app.tsx/',
]

describe('the map of the product', () => {
  test('names each file of calls, each module and each folder of a remote, alone or in braces', () => {
    const map = '| a product | `shop/{product,page}.ts` | `modules/stock` | `mf-commerce/src/{product,store}` |'
    expect(missingIn(map, paths)).toEqual([])
  })

  test('is refused without one of them', () => {
    expect(missingIn('| a product | product | `modules/{cart}` | `mf-commerce/src/products` |', paths)).toEqual([
      'does not name shop/product.ts: add it to the row of its area',
      'does not name modules/stock: add it to the row of its area',
      'does not name mf-commerce/src/product: add it to the row of its area',
    ])
  })
})
