import { givenVariant } from '../given/product.given.ts'
import { colourChoices, pickVariant, sizeChoices, stockLine } from './variants.ts'

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

  test('another colour leads to a size that it really has', () => {
    const [, madder] = colourChoices(variants, indigoM)

    expect(madder).toMatchObject({ name: 'Madder', sku: 'madder-l', isCurrent: false, isAvailable: true })
  })

  test('sizes are those of the chosen colour, sold-out ones among them', () => {
    expect(sizeChoices(variants, indigoM)).toEqual([
      { label: 'M', sku: 'indigo-kurta-m', isCurrent: true, isAvailable: true },
      { label: 'XL', sku: 'indigo-xl', isCurrent: false, isAvailable: false },
    ])
  })

  test('few left are told with their size, many are not', () => {
    expect(stockLine({ ...indigoM, stock_left: 3 })).toBe('Only 3 left in M')
    expect(stockLine(indigoM)).toBeNull()
    expect(stockLine(indigoXl)).toBe('XL is sold out')
  })
})
