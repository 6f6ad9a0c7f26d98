import { weave } from './weave.ts'

const all = (sizes: Parameters<typeof weave>[0]) => weave(sizes, 0, sizes.things + sizes.products)

describe('one list out of things and products', () => {
  test('begins with what is called so, and then takes turns', () => {
    const { isThing } = all({ things: 6, strong: 6, products: 4 })
    expect(isThing.map((is) => (is ? 't' : 'p')).join('')).toBe('ttttptptpp')
  })

  test('puts what only tells of the words behind every third product', () => {
    const { isThing } = all({ things: 2, strong: 0, products: 8 })
    expect(isThing.map((is) => (is ? 't' : 'p')).join('')).toBe('ppptppptpp')
  })

  test.each([
    { things: 9, strong: 3, products: 20 },
    { things: 0, strong: 0, products: 7 },
    { things: 30, strong: 30, products: 0 },
    { things: 25, strong: 10, products: 3 },
  ])('has pages that fit together: %j', (sizes) => {
    const whole = all(sizes)
    const seen = { things: 0, products: 0 }
    for (let from = 0; from < sizes.things + sizes.products; from += 4) {
      const page = weave(sizes, from, from + 4)
      expect(page.isThing).toEqual(whole.isThing.slice(from, from + 4))
      for (const kind of ['things', 'products'] as const) {
        const [low, high] = page[kind]
        if (high > low) expect(low).toBe(seen[kind])
        seen[kind] += high - low
      }
    }
    expect(seen).toEqual({ things: sizes.things, products: sizes.products })
  })

  test('is empty past its end', () => {
    expect(weave({ things: 2, strong: 2, products: 1 }, 20, 40).isThing).toEqual([])
  })
})
