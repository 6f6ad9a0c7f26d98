import type { OptionSeed } from '../data/products/category-stock.ts'

/** A maker as the shop stores it. */
export interface WorldMerchant {
  readonly slug: string
  readonly name: string
  readonly maker: string
  readonly city: string
  readonly locality: string
  readonly since: number
  readonly isWomenLed: boolean
  readonly sells: readonly string[]
  readonly line: string
  readonly storyTitle: string
  readonly story: string
}

/** A purchasable variant. Money is in paise. */
export interface WorldVariant {
  readonly sku: string
  readonly colour: string | null
  readonly colourSlug: string
  readonly hex: string | null
  readonly size: string | null
  readonly weightLabel: string | null
  readonly grams: number
  readonly price: number
  readonly mrp: number
  readonly onHand: number
}

export interface WorldReview {
  readonly author: string
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly isVerified: boolean
  readonly daysAgo: number
  /** How many readers found it helpful. */
  readonly helpful: number
  /** Numbers of its photos: 1, 2 … */
  readonly photos: readonly number[]
}

export interface WorldProduct {
  readonly slug: string
  readonly title: string
  readonly maker: string
  readonly category: string
  readonly section: string
  readonly object: string
  /** The colour of its pictures if it has no colours to choose from. */
  readonly tone: string
  readonly line: string
  readonly description: string
  readonly attributes: readonly { readonly label: string; readonly value: string }[]
  readonly care: string | null
  /** null if it comes in packs of several sizes */
  readonly netQuantity: string | null
  readonly bestBefore: string | null
  readonly sgType: string | null
  readonly gst: number
  readonly hsn: string
  readonly shippingDays: number
  readonly isCashAllowed: boolean
  readonly isPersonalised: boolean
  readonly isReturnable: boolean
  readonly featured: number
  readonly sales: number
  /** How many days before seeding it was launched. */
  readonly launchedDaysAgo: number
  readonly variants: readonly WorldVariant[]
  readonly options: readonly OptionSeed[]
  readonly reviews: readonly WorldReview[]
}
