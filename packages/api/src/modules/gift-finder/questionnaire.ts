import type { GiftQuestionDraft, GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'

/** A version of a questionnaire, as visitors were asked it. */
export interface Asked {
  readonly slug: string
  readonly version: number
  readonly content: GiftQuestionnaire
}

export type Option = GiftQuestionDraft['options'][number]

/** Prices in rupees, both ends inclusive. */
export interface PriceRange {
  readonly from: number
  readonly to: number
}

/** Parses '500-1000'; undefined for anything else, including a reversed range. */
export function readRange(value: string | undefined): PriceRange | undefined {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(value ?? '') ?? []
  if (from === undefined || to === undefined) return undefined
  return Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : undefined
}

const rupees = new Intl.NumberFormat('en-IN')

/** A range in words, relative to what the question offers: 'up to ₹1,000', '₹500 to ₹1,000', '₹2,000 and more'. */
export function rangeInWords({ from, to }: PriceRange, range: { min: number; max: number }): string {
  const [low, high] = [`₹${rupees.format(from)}`, `₹${rupees.format(to)}`]
  if (from <= range.min && to >= range.max) return 'any price'
  if (from <= range.min) return `up to ${high}`
  if (to >= range.max) return `${low} and more`
  return `${low} to ${high}`
}
