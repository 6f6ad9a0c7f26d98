import type { OptionSeed } from '../data/products/category-stock.ts'

/** A maker as the shop knows them. */
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

/** What can be put into a bag. Money is paise. */
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
  /** How many found it helpful in the maker's guest book. */
  readonly helpful: number
  /** Numbers of the photos it carries: 1, 2 … */
  readonly photos: readonly number[]
}

export interface WorldProduct {
  readonly slug: string
  readonly title: string
  readonly maker: string
  readonly category: string
  readonly section: string
  readonly object: string
  /** Colour of its pictures where it has no colours to choose from. */
  readonly tone: string
  readonly line: string
  readonly description: string
  readonly attributes: readonly { readonly label: string; readonly value: string }[]
  readonly care: string | null
  readonly sgType: string | null
  readonly gst: number
  readonly hsn: string
  readonly shippingDays: number
  readonly isCashAllowed: boolean
  readonly isPersonalised: boolean
  readonly isReturnable: boolean
  readonly featured: number
  readonly sales: number
  /** How long before the day of seeding it was launched. */
  readonly launchedDaysAgo: number
  readonly variants: readonly WorldVariant[]
  readonly options: readonly OptionSeed[]
  readonly reviews: readonly WorldReview[]
}
