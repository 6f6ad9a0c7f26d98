import { givenVariant } from '../../parts/product-card/product.given.ts'
import { choicesOf, needsSize, pickVariant, stockLine } from './variants.ts'

const indigoM = givenVariant()
const indigoXl = givenVariant({ sku: 'indigo-xl', size: 'XL', isAvailable: false })
const madderM = givenVariant({ sku: 'madder-m', color: 'Madder', color_hex: '#b5371f', isAvailable: false })
const madderL = givenVariant({ sku: 'madder-l', color: 'Madder', color_hex: '#b5371f', size: 'L' })
const variants = [indigoM, indigoXl, madderM, madderL]

describe('product variants', () => {
  test('picks the first available variant when the address has no valid SKU', () => {
    expect(pickVariant([indigoXl, madderL], 'no-such-sku')).toBe(madderL)
    expect(pickVariant([indigoXl], null)).toBe(indigoXl)
  })

  test('keeps the size for another colour and marks it as sold out', () => {
    const [, madder] = choicesOf(variants, indigoM, 'color')

    expect(madder).toEqual({ label: 'Madder', hex: '#b5371f', sku: 'madder-m', isCurrent: false, reason: 'sold out' })
  })

  test('lists the sizes of all colours and says when one is not in the current colour', () => {
    expect(choicesOf(variants, indigoM, 'size').map(({ label, sku, reason }) => [label, sku, reason])).toEqual([
      ['M', 'indigo-kurta-m', null],
      ['XL', 'indigo-xl', 'sold out'],
      ['L', 'madder-l', 'not in Indigo'],
    ])
  })

  test('handles variants that differ in size and weight', () => {
    const tin = (size: string, weight: string) => givenVariant({ sku: `${size}-${weight}`, color: null, size, weight })
    const teas = [tin('Tin', '100 g'), tin('Tin', '250 g'), tin('Pouch', '250 g')]

    expect(choicesOf(teas, teas[1] ?? indigoM, 'size').map(({ label, sku }) => [label, sku])).toEqual([
      ['Tin', 'Tin-250 g'],
      ['Pouch', 'Pouch-250 g'],
    ])
    expect(choicesOf(teas, teas[2] ?? indigoM, 'weight').map(({ reason }) => reason)).toEqual(['not in Pouch', null])
    expect(choicesOf(teas, teas[2] ?? indigoM, 'color')).toEqual([])
  })

  test('names the size when few are left, and says nothing when there are many', () => {
    expect(stockLine({ ...indigoM, stock_left: 3 })).toBe('Only 3 left in M')
    expect(stockLine(indigoM)).toBeNull()
    expect(stockLine(indigoXl)).toBe('XL is sold out')
  })

  test.each([
    ['', true],
    ['?selectedSku=indigo-kurta-m', false],
    ['?selectedSku=indigo-kurta-m&size=open', true],
    ['?selectedSku=no-such-sku', true],
  ])('for %p says whether the size is still to be chosen: %p', (search, isAsked) => {
    expect(needsSize(variants, new URLSearchParams(search))).toBe(isAsked)
  })

  test('needs no size choice when there is only one size', () => {
    expect(needsSize([indigoM, madderM], new URLSearchParams())).toBe(false)
  })
})
