import type { Variant } from '@nukkad/contracts/endpoints/shop/product'

/** The attributes in which variants of a product differ. */
export type Axis = 'color' | 'size' | 'weight'

/** One value to choose, and the SKU that it leads to. */
export interface Choice {
  readonly label: string
  readonly hex: string | null
  readonly sku: string
  readonly isCurrent: boolean
  /** Why it is unavailable with the current choice; it can still be chosen, to see what there is. */
  readonly reason: string | null
}

const axes: readonly Axis[] = ['color', 'size', 'weight']

/** The variant named in the URL; otherwise the first available one. */
export function pickVariant(variants: readonly Variant[], sku: string | null): Variant {
  const wanted = variants.find((variant) => variant.sku === sku)
  const found = wanted ?? variants.find((variant) => variant.isAvailable) ?? variants[0]
  if (!found) throw new Error('A product has at least one variant.')
  return found
}

/**
 * Whether the size is still to be chosen. A product that comes in several sizes gets no default: the buyer chooses by a
 * SKU in the URL, unless the URL says that only the colour was meant.
 */
export function needsSize(variants: readonly Variant[], search: URLSearchParams): boolean {
  const sizes = new Set(variants.flatMap(({ size }) => size ?? []))
  const isNamed = variants.some(({ sku }) => sku === search.get('selectedSku'))
  return sizes.size > 1 && (!isNamed || search.get('size') === 'open')
}

/** The size or the weight of a variant, if it has one: 'M', '250 g'. */
export const sizeOf = ({ size, weight }: Variant): string | null => size ?? weight

/**
 * The values of one axis in their order. Each leads to the variant that agrees most with the current choice; if that
 * exact combination does not exist, to the nearest one, with a note.
 */
export function choicesOf(variants: readonly Variant[], current: Variant, axis: Axis): readonly Choice[] {
  const others = axes.filter((one) => one !== axis)
  const agreement = (variant: Variant) =>
    others.filter((one) => variant[one] === current[one]).length * 2 + (variant.isAvailable ? 1 : 0)
  return [...new Set(variants.flatMap((variant) => variant[axis] ?? []))].map((label) => {
    const isCurrent = label === current[axis]
    const nearest = variants
      .filter((variant) => variant[axis] === label)
      .reduce((best, variant) => (agreement(variant) > agreement(best) ? variant : best))
    const foreign = others.find((one) => nearest[one] !== current[one])
    return {
      label,
      hex: nearest.color_hex,
      sku: isCurrent ? current.sku : nearest.sku,
      isCurrent,
      reason: foreign ? `not in ${current[foreign]}` : nearest.isAvailable ? null : 'sold out',
    }
  })
}

/** "Only 3 left in M" when stock is low, a sold-out note when there is none, otherwise null. */
export function stockLine(variant: Variant): string | null {
  const size = sizeOf(variant)
  if (!variant.isAvailable) return size ? `${size} is sold out` : 'Sold out'
  if (variant.stock_left === null) return null
  return `Only ${variant.stock_left} left${size ? ` in ${size}` : ''}`
}
