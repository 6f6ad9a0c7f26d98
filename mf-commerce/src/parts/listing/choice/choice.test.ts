import { cleared, isNarrowed, noChoice, queryOf, toggled } from './choice.ts'
import { pathAddress, readPath } from './choice-path.ts'
import { queryAddress, readQuery } from './choice-query.ts'

const read = (text: string) => readQuery(new URLSearchParams(text))
const readAddress = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return readPath(pathname, searchParams)
}
const muchChosen = {
  ...read('q=kurta'),
  category: ['shopping/kurtas'],
  brand: ['dilli-dyers', 'kala-katha'],
  colour: ['indigo'],
  size: ['m'],
  material: ['khadi cotton', 'mango wood, oiled'],
  minPrice: 200,
  maxPrice: 1500,
  discount: 20,
  rating: 4,
  deliversTo: '110003',
  sameDay: 'delhi',
  shipsFast: true,
  available: true,
  sort: 3,
  page: 4,
}

describe('filter choice in the query', () => {
  test('is read back as it was written', () => {
    const address = queryAddress('/shop/search', muchChosen)

    expect(read(address.split('?')[1] ?? '')).toEqual(muchChosen)
  })

  test('is the same for a form without JavaScript that repeats a name', () => {
    expect(read('size=S&size=M&discount=&minPrice=')).toEqual(read('size=S,M'))
  })

  test('ignores invalid values instead of failing', () => {
    const choice = read('page=-3&minPrice=1e9&maxPrice=abc&rating=99&sort=0&discount=100&deliversTo=012')

    expect(choice).toEqual({ ...noChoice, sort: 0 })
    for (const gone of ['sort=8', 'sort=-1', 'sort=', 'sort=popular']) expect(read(gone)).toEqual(noChoice)
  })

  test('returns to the first page when a filter changes', () => {
    expect(toggled(read('size=S&page=3'), 'size', 'M')).toMatchObject({ size: ['S', 'M'], page: 1 })
    expect(toggled(read('size=S,m'), 'size', 'M').size).toEqual(['S'])
  })

  test('keeps the search words and the order when filters are cleared', () => {
    expect(queryAddress('/shop/search', cleared(read('q=lamp&sort=7&size=M&page=2')))).toBe(
      '/shop/search?q=lamp&sort=7',
    )
    expect(isNarrowed(read('q=lamp&sort=7&page=2'))).toBe(false)
    expect(isNarrowed(read('q=lamp&deliversTo=110003'))).toBe(true)
  })

  test('cannot widen what the address fixes', () => {
    const query = queryOf({ category: 'shopping/shoes', brand: 'mochi', sort: 5 }, read('brand=x&category=y'), 1, false)

    expect(query).toMatchObject({ category: 'shopping/shoes', categories: 'y', brand: 'mochi', sort: 5 })
    expect(queryOf({ sort: 5 }, read('sort=2'), 1, false).sort).toBe(2)
  })
})

describe('filter choice in the path', () => {
  test('is read back as it was written', () => {
    expect(readAddress(pathAddress(muchChosen))).toEqual(muchChosen)
  })

  test('is written as readable words', () => {
    expect(pathAddress({ ...noChoice, colour: ['indigo'], size: ['M'] })).toBe('/filters/colour-indigo/size-m')
    expect(pathAddress({ ...noChoice, maxPrice: 999, shipsFast: true, page: 2 })).toBe(
      '/filters/price-under-999/ships-fast?page=2',
    )
    expect(pathAddress(noChoice)).toBe('/filters')
  })

  test('has one canonical path however it was composed', () => {
    const one = readAddress('/filters/size-m/colour-madder,indigo')
    const other = readAddress('/filters/colour-indigo/size-m?colour=madder')

    expect(one && pathAddress(one)).toBe('/filters/colour-indigo,madder/size-m')
    expect(other && pathAddress(other)).toBe('/filters/colour-indigo,madder/size-m')
  })

  test.each(['/filters/nonsense', '/filters/price-abc', '/filters/delivers-to-12', '/filters/%zz', '/filters/colour-'])(
    'rejects an invalid path: %s',
    (address) => expect(readAddress(address)).toBeNull(),
  )
})
