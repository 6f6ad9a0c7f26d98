import type { CampaignCounts } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { formatCount, formatNumber, formatRupees } from '@nukkad/platform'

/** The measures in plots and tables, with their names and number formats. */
export const measures = [
  { key: 'views', name: 'Views' },
  { key: 'people', name: 'People' },
  { key: 'taps', name: 'Taps' },
  { key: 'adds', name: 'Added to cart' },
  { key: 'orders', name: 'Orders' },
  { key: 'revenuePaise', name: 'Revenue' },
] as const satisfies readonly { readonly key: keyof CampaignCounts; readonly name: string }[]
export type Measure = (typeof measures)[number]['key']

export const inWords = (measure: Measure, value: number): string =>
  measure === 'revenuePaise' ? formatRupees(value / 100) : formatNumber(value)

/** A value for an axis, where space is limited. */
export const inShort = (measure: Measure, value: number): string =>
  measure === 'revenuePaise' ? `₹${formatCount(value / 100)}` : formatCount(value)

/** A share in percent, with one decimal place: '4.2 %'. */
export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en-IN', { maximumFractionDigits: 1 })} %`
