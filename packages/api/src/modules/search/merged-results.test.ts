import { mergeResults } from './merged-results.ts'

const all = (sizes: Parameters<typeof mergeResults>[0]) => mergeResults(sizes, 0, sizes.documents + sizes.products)

describe('mergeResults', () => {
  test('starts with strong matches, and then alternates', () => {
    const { isDocument } = all({ documents: 6, strong: 6, products: 4 })
    expect(isDocument.map((is) => (is ? 'd' : 'p')).join('')).toBe('ddddpdpdpp')
  })

  test('puts a weak match after every third product', () => {
    const { isDocument } = all({ documents: 2, strong: 0, products: 8 })
    expect(isDocument.map((is) => (is ? 'd' : 'p')).join('')).toBe('pppdpppdpp')
  })

  test.each([
    { documents: 9, strong: 3, products: 20 },
    { documents: 0, strong: 0, products: 7 },
    { documents: 30, strong: 30, products: 0 },
    { documents: 25, strong: 10, products: 3 },
  ])('has pages that fit together: %j', (sizes) => {
    const whole = all(sizes)
    const seen = { documents: 0, products: 0 }
    for (let from = 0; from < sizes.documents + sizes.products; from += 4) {
      const page = mergeResults(sizes, from, from + 4)
      expect(page.isDocument).toEqual(whole.isDocument.slice(from, from + 4))
      for (const kind of ['documents', 'products'] as const) {
        const [low, high] = page[kind]
        if (high > low) expect(low).toBe(seen[kind])
        seen[kind] += high - low
      }
    }
    expect(seen).toEqual({ documents: sizes.documents, products: sizes.products })
  })

  test('is empty past its end', () => {
    expect(mergeResults({ documents: 2, strong: 2, products: 1 }, 20, 40).isDocument).toEqual([])
  })
})
