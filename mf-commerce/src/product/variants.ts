import type { Variant } from '@nukkad/contracts/endpoints/catalogue'

/** One colour to choose, and the SKU that choosing it leads to. */
export interface ColourChoice {
  readonly name: string
  readonly hex: string
  readonly sku: string
  readonly isCurrent: boolean
  readonly isAvailable: boolean
}
/** One size or weight to choose. */
export interface SizeChoice {
  readonly label: string
  readonly sku: string
  readonly isCurrent: boolean
  readonly isAvailable: boolean
}

/** The variant of the address; without a good one the first that can be bought. */
export function pickVariant(variants: readonly Variant[], sku: string | null): Variant {
  const wanted = variants.find((variant) => variant.sku === sku)
  const found = wanted ?? variants.find((variant) => variant.isAvailable) ?? variants[0]
  if (!found) throw new Error('A product has at least one variant.')
  return found
}

export const sizeOf = (variant: Variant): string | null => variant.size ?? variant.weight

/** Colours in their order; each leads to the size chosen now where that colour has it. */
export function colourChoices(variants: readonly Variant[], current: Variant): readonly ColourChoice[] {
  const names = [...new Set(variants.flatMap((variant) => variant.color ?? []))]
  return names.map((name) => {
    const inColour = variants.filter((variant) => variant.color === name)
    const sameSize = inColour.find((variant) => sizeOf(variant) === sizeOf(current) && variant.isAvailable)
    const variant = sameSize ?? pickVariant(inColour, null)
    return {
      name,
      hex: variant.color_hex ?? '#999999',
      sku: name === current.color ? current.sku : variant.sku,
      isCurrent: name === current.color,
      isAvailable: inColour.some((other) => other.isAvailable),
    }
  })
}

/** Sizes of the chosen colour, sold-out ones among them: that a size exists is worth knowing. */
export function sizeChoices(variants: readonly Variant[], current: Variant): readonly SizeChoice[] {
  return variants
    .filter((variant) => variant.color === current.color)
    .flatMap((variant) => {
      const label = sizeOf(variant)
      if (!label) return []
      return { label, sku: variant.sku, isCurrent: variant.sku === current.sku, isAvailable: variant.isAvailable }
    })
}

/** "Only 3 left in M" when it is few, that it is gone when it is, else nothing. */
export function stockLine(variant: Variant): string | null {
  const size = sizeOf(variant)
  if (!variant.isAvailable) return size ? `${size} is sold out` : 'Sold out'
  if (variant.stock_left === null) return null
  return `Only ${variant.stock_left} left${size ? ` in ${size}` : ''}`
}
