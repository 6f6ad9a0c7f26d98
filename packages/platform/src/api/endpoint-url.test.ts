import { queryText, urlOf } from './endpoint-url.ts'

test('encodes a parameter as one path segment', () => {
  expect(urlOf('/product/v3/:productSlug/reviews', { productSlug: 'a/b c' })).toBe('/product/v3/a%2Fb%20c/reviews')
})

test('throws when a path parameter is missing', () => {
  expect(() => urlOf('/form/:id', { id: '' })).toThrow("/form/:id needs 'id'")
})

test('repeats a list’s name in the query and leaves out missing values', () => {
  expect(queryText({ q: 'chai & more', page: 2, colour: ['indigo', 'wine'], brand: undefined, city: null })).toBe(
    'q=chai+%26+more&page=2&colour=indigo&colour=wine',
  )
})
