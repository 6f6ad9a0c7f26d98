import { productSortWords } from './value-words.ts'

test('productSortWords accepts the sort names of the spec', () => {
  expect(productSortWords).toMatchObject({
    relevance: 0,
    default: 1,
    curated: 1,
    'price-high-to-low': 2,
    'price-low-to-high': 3,
    bestseller: 4,
    newest: 5,
    'newest-arrivals': 5,
    discount: 6,
    rating: 7,
    popular: 10,
    latest: 20,
  })
})
