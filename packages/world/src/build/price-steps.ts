import { chanceOf } from '../random.ts'
import type { WorldProduct } from './types.ts'

/** A change of a product's price in the past. */
export interface PriceStep {
  readonly daysAgo: number
  /** the price from then on, in percent of the price of today; the last step is 100 */
  readonly percent: number
}

/**
 * How a product came to its price, oldest first; most never changed. A third of the others had an offer that is over, a
 * third has become cheaper, and a third dearer.
 */
export function priceSteps({ slug, launchedDaysAgo }: Pick<WorldProduct, 'slug' | 'launchedDaysAgo'>): PriceStep[] {
  const chance = chanceOf(`prices of ${slug}`)
  if (!chance.hits(0.4) || launchedDaysAgo < 100) return []
  const lately = chance.whole(3, 20)
  const before = lately + chance.whole(5, 30)
  const story = chance.pick(['offer', 'cheaper', 'dearer'] as const)
  if (story === 'offer') {
    return [
      { daysAgo: before, percent: chance.pick([85, 90]) },
      { daysAgo: lately, percent: 100 },
    ]
  }
  return [
    { daysAgo: before + 30, percent: story === 'cheaper' ? 120 : 85 },
    { daysAgo: before, percent: story === 'cheaper' ? 110 : 95 },
    { daysAgo: lately, percent: 100 },
  ]
}
