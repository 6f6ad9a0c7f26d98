import { givenVariant } from '../../parts/product-card/product.given.ts'
import { choicesOf, needsSize, pickVariant, stockLine } from './variants.ts'

const indigoM = givenVariant()
const indigoXl = givenVariant({ sku: 'indigo-xl', size: 'XL', isAvailable: false })
const madderM = givenVariant({ sku: 'madder-m', color: 'Madder', color_hex: '#b5371f', isAvailable: false })
const madderL = givenVariant({ sku: 'madder-l', color: 'Madder', color_hex: '#b5371f', size: 'L' })
const variants = [indigoM, indigoXl, madderM, madderL]

describe('the variants of a product', () => {
  test('without a good SKU in the address the first that can be bought is shown', () => {
    expect(pickVariant([indigoXl, madderL], 'no-such-sku')).toBe(madderL)
    expect(pickVariant([indigoXl], null)).toBe(indigoXl)
  })

  test('another colour keeps the size, and says that it is sold out there', () => {
    const [, madder] = choicesOf(variants, indigoM, 'color')

    expect(madder).toEqual({ label: 'Madder', hex: '#b5371f', sku: 'madder-m', isCurrent: false, reason: 'sold out' })
  })

  test('sizes are those of all colours: what this one does not have can be chosen, and says where it leads', () => {
    expect(choicesOf(variants, indigoM, 'size').map(({ label, sku, reason }) => [label, sku, reason])).toEqual([
      ['M', 'indigo-kurta-m', null],
      ['XL', 'indigo-xl', 'sold out'],
      ['L', 'madder-l', 'not in Indigo'],
    ])
  })

  test('may differ in size and weight at once', () => {
    const tin = (size: string, weight: string) => givenVariant({ sku: `${size}-${weight}`, color: null, size, weight })
    const teas = [tin('Tin', '100 g'), tin('Tin', '250 g'), tin('Pouch', '250 g')]

    expect(choicesOf(teas, teas[1] ?? indigoM, 'size').map(({ label, sku }) => [label, sku])).toEqual([
      ['Tin', 'Tin-250 g'],
      ['Pouch', 'Pouch-250 g'],
    ])
    expect(choicesOf(teas, teas[2] ?? indigoM, 'weight').map(({ reason }) => reason)).toEqual(['not in Pouch', null])
    expect(choicesOf(teas, teas[2] ?? indigoM, 'color')).toEqual([])
  })

  test('few left are told with their size, many are not', () => {
    expect(stockLine({ ...indigoM, stock_left: 3 })).toBe('Only 3 left in M')
    expect(stockLine(indigoM)).toBeNull()
    expect(stockLine(indigoXl)).toBe('XL is sold out')
  })

  test.each([
    ['', true],
    ['?selectedSku=indigo-kurta-m', false],
    ['?selectedSku=indigo-kurta-m&size=open', true],
    ['?selectedSku=no-such-sku', true],
  ])('with %p the size is still to be chosen: %p', (search, isAsked) => {
    expect(needsSize(variants, new URLSearchParams(search))).toBe(isAsked)
  })

  test('in one size need none', () => {
    expect(needsSize([indigoM, madderM], new URLSearchParams())).toBe(false)
  })
})
