import { choiceOf, hrefOf } from './review-choice.ts'

test('writes the review filters to the address and reads them back', () => {
  const choice = { stars: 4, photos: true, sort: 'helpful', page: 3 } as const
  const href = hrefOf('kurta', choice, { page: 3 })
  expect(href).toBe('/shop/reviews/kurta?stars=4&photos=1&sort=helpful&page=3')
  expect(choiceOf(new URL(href, 'http://x').searchParams)).toEqual(choice)
})

test('returns to the first page for another filter and uses a plain address for the defaults', () => {
  const far = choiceOf(new URLSearchParams('page=7&sort=lowest'))
  expect(hrefOf('kurta', far, { stars: 2 })).toBe('/shop/reviews/kurta?stars=2&sort=lowest')
  expect(hrefOf('kurta', far, { sort: 'newest' })).toBe('/shop/reviews/kurta')
})

test.each(['stars=9', 'stars=x', 'page=0', 'page=-1', 'page=1e9', 'page=x', 'sort=best', 'photos=yes'])(
  'ignores %s',
  (search) => {
    expect(choiceOf(new URLSearchParams(search))).toEqual({ stars: null, photos: false, sort: 'newest', page: 1 })
  },
)
