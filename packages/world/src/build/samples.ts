import { colourHex } from '../data/colours.ts'
import type { WorldProduct, WorldVariant } from './types.ts'

/**
 * Products whose price, stock and position the design sketches and the tests name; everything else about them is
 * generated.
 */
const prices: Readonly<Record<string, { price: number; mrp: number }>> = {
  'indigo-block-print-kurta': { price: 149_900, mrp: 199_900 },
  'everyday-jutti-sneaker': { price: 225_000, mrp: 225_000 },
  'half-dip-canvas-jhola': { price: 89_000, mrp: 105_000 },
  'khurja-tea-for-two-pot': { price: 118_000, mrp: 118_000 },
}

/** The order of featured products in a city that has no order of its own. */
const featured: Readonly<Record<string, number>> = {
  'indigo-block-print-kurta': 9,
  'everyday-jutti-sneaker': 8,
  'half-dip-canvas-jhola': 7,
  'khurja-tea-for-two-pot': 6,
  'mudigere-peaberry-filter-grind': 5,
  'forest-shadow-cane-pendant': 5,
  'mitti-attar': 4,
  'nakshi-kantha-throw': 4,
  'kunbi-checks-sundress': 4,
  'pachisi-on-cloth': 3,
  'mathar-copper-jug': 3,
  'rajabai-hand-wound-watch': 3,
}

const kurtaColours = ['Indigo', 'Madder', 'Peacock']
const kurtaStock: Readonly<Record<string, number>> = { XS: 12, S: 9, M: 3, L: 14, XL: 0 }

function kurtaVariants({ price, mrp }: { price: number; mrp: number }): WorldVariant[] {
  return kurtaColours.flatMap((colour) =>
    Object.entries(kurtaStock).map(([size, onHand]) => {
      const colourSlug = colour.toLowerCase()
      const sku = colour === 'Indigo' ? `indigo-kurta-${size}` : `indigo-kurta-${colourSlug}-${size}`
      return {
        sku: sku.toLowerCase(),
        colour,
        colourSlug,
        hex: colourHex[colour] ?? null,
        size,
        weightLabel: null,
        grams: 320,
        price,
        mrp,
        onHand: colour === 'Indigo' || size === 'XL' ? onHand : onHand + 4,
      }
    }),
  )
}

/** Applies the fixed facts to a generated product. */
export function withSampleFacts(product: WorldProduct): WorldProduct {
  const money = prices[product.slug]
  const placed = { ...product, featured: featured[product.slug] ?? product.featured }
  if (!money) return placed
  if (product.slug === 'indigo-block-print-kurta') {
    return { ...placed, variants: kurtaVariants(money), sales: 1840, launchedDaysAgo: 210 }
  }
  const inStock = (variant: WorldVariant) => ({ ...variant, ...money, onHand: Math.max(variant.onHand, 8) })
  return { ...placed, variants: product.variants.map(inStock), sales: Math.max(product.sales, 420) }
}
