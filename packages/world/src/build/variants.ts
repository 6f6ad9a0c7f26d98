import { colourHex } from '../data/colours.ts'
import type { CategoryStock } from '../data/products/category-stock.ts'
import type { Chance } from '../random.ts'
import { slugOf } from '../slug.ts'
import type { WorldVariant } from './types.ts'

const discounts = [0, 0, 0, 0, 10, 10, 15, 15, 20, 25, 30, 40]

/** The price in rupees after a discount, rounded to a typical price-tag number. */
const tagged = (mrp: number, discount: number) =>
  discount === 0 ? mrp : Math.max(20, Math.round((mrp * (100 - discount)) / 1000) * 10 - (mrp > 900 ? 1 : 0))

/**
 * Everyday colour names in titles, and the colours they are sold as. The colour of a border does not count for the
 * cloth.
 */
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [/\bred\b(?! border)/i, 'Madder'],
  [/\bgrey\b/i, 'Slate'],
  [/\bblue\b/i, 'Indigo'],
  [/\bgreen\b/i, 'Moss'],
]

/** Colours of one product; colours named in its title come first. */
function coloursOf(category: CategoryStock, title: string, chance: Chance): string[] {
  if (category.colours.length === 0) return []
  const byName = Object.keys(colourHex).filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(title))
  const named = [...byName, ...alsoCalled.flatMap(([words, name]) => (words.test(title) ? [name] : []))]
  const others = chance.some(category.colours, chance.pick([1, 2, 2, 3]))
  return [...new Set([...named, ...others])].slice(0, 3)
}

/** Stock as in a real small shop: mostly enough, sometimes only the last few, occasionally none. */
function stockBy(chance: Chance): number {
  const luck = chance.next()
  if (luck < 0.07) return 0
  if (luck < 0.2) return chance.whole(1, 5)
  return chance.whole(6, 48)
}

/** How much more a larger size costs if size is an amount (a print, a plant) and not a fit (a shirt). */
const sizeFactor = (category: CategoryStock, at: number) => (category.sgType ? 1 : 1 + at * 0.45)

/** Every colour in every size (or every pack), each with price, weight and stock. */
export function variantsOf(category: CategoryStock, slug: string, title: string, rupees: number, chance: Chance) {
  const colours = coloursOf(category, title, chance)
  const discount = chance.pick(discounts)
  const isSoldOut = chance.hits(0.03)
  const sizes: readonly (string | null)[] = category.sizes.length > 0 ? category.sizes : [null]
  const packs: readonly (readonly [string, number, number] | null)[] =
    category.packs.length > 0 ? category.packs : [null]
  const variants: WorldVariant[] = []
  for (const colour of colours.length > 0 ? colours : [null]) {
    for (const [at, size] of sizes.entries()) {
      for (const pack of packs) {
        const mrp = Math.round((rupees * (pack?.[2] ?? 1) * sizeFactor(category, at)) / 10) * 10 - (rupees % 10 ? 1 : 0)
        const colourSlug = colour ? slugOf(colour) : ''
        variants.push({
          sku: [slug, colourSlug, size && slugOf(size), pack && slugOf(pack[0])].filter(Boolean).join('-'),
          colour,
          colourSlug,
          hex: colour ? (colourHex[colour] ?? null) : null,
          size,
          weightLabel: pack?.[0] ?? null,
          grams: pack?.[1] ?? category.grams,
          price: tagged(mrp, discount) * 100,
          mrp: mrp * 100,
          onHand: isSoldOut ? 0 : stockBy(chance),
        })
      }
    }
  }
  return variants
}
