import { queryText, urlOf } from './endpoint-url.ts'

test('a parameter stands in the path as one segment, whatever it holds', () => {
  expect(urlOf('/product/v3/:productSlug/reviews', { productSlug: 'a/b c' })).toBe('/product/v3/a%2Fb%20c/reviews')
})

test('a missing parameter is a fault of ours and not a call to somewhere else', () => {
  expect(() => urlOf('/form/:id', { id: '' })).toThrow("/form/:id needs 'id'")
})

test('a query repeats the name of a list and leaves out what is not given', () => {
  expect(queryText({ q: 'chai & more', page: 2, colour: ['indigo', 'wine'], brand: undefined, city: null })).toBe(
    'q=chai+%26+more&page=2&colour=indigo&colour=wine',
  )
})
