import { addressOf, cleared, queryOf, readChoice, toggled } from './choice.ts'

const read = (text: string) => readChoice(new URLSearchParams(text))

describe('a choice in the URL', () => {
  test('is read back as it was written', () => {
    const address = addressOf('/shop/search', {
      ...read('q=kurta'),
      brand: ['dilli-dyers', 'kala-katha'],
      colour: ['Indigo'],
      minPrice: 200,
      discount: 20,
      isInStock: true,
      sort: 3,
      page: 4,
    })

    expect(addressOf('/shop/search', read(address.split('?')[1] ?? ''))).toBe(address)
  })

  test('is the same from a form sent without JavaScript, which repeats a name', () => {
    expect(read('size=S&size=M&discount=&minPrice=')).toEqual(read('size=S,M'))
  })

  test('ignores what makes no sense instead of failing', () => {
    const choice = read('page=-3&minPrice=1e9&maxPrice=abc&rating=99&sort=0&discount=100')

    expect(choice).toMatchObject({ page: 1, minPrice: null, maxPrice: null, rating: null, sort: 0, discount: null })
  })

  test('starts at the first page again when a filter changes', () => {
    expect(toggled(read('size=S&page=3'), 'size', 'M')).toMatchObject({ size: ['S', 'M'], page: 1 })
    expect(toggled(read('size=S,M'), 'size', 'S').size).toEqual(['M'])
  })

  test('keeps words and order when everything else is undone', () => {
    expect(addressOf('/shop/search', cleared(read('q=lamp&sort=7&size=M&page=2')))).toBe('/shop/search?q=lamp&sort=7')
  })

  test('cannot widen what the address fixes', () => {
    const query = queryOf({ category: 'shopping/shoes' }, read('category=home-decor'), 1, false)

    expect(query.category).toBe('shopping/shoes')
  })
})
