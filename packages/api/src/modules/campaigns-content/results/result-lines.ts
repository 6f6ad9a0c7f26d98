import type { CampaignCounts } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import type { Paise } from '../../pricing/money.ts'
import type { Counted, Led, Seen } from '../../stream/campaigns/campaign-counts.ts'

/** A row of the table from which all totals are summed. */
export interface ResultLine extends Counted, CampaignCounts {
  readonly kind: string
}
const nothing: CampaignCounts = { views: 0, people: 0, taps: 0, adds: 0, orders: 0, revenuePaise: 0 }

/** One row for each day, variant and block with data, in this order. */
export function linesOf(
  seen: readonly Seen[],
  led: readonly Led[],
  amounts: ReadonlyMap<string, Paise>,
): readonly ResultLine[] {
  const lines = new Map<string, ResultLine>()
  const add = ({ day, variant, block }: Counted, parts: Partial<ResultLine>) => {
    const key = `${day} ${variant} ${block}`
    lines.set(key, { ...(lines.get(key) ?? { day, variant, block, kind: '', ...nothing }), ...parts })
  }
  for (const { day, variant, block, kind, views, people, taps } of seen)
    if (day !== null && variant !== null && block !== null)
      add({ day, variant, block }, { kind, views, people, taps: block ? taps : 0 })
  for (const one of led) {
    if (one.name === 'PRODUCT_ADDED_TO_CART') {
      add(one, { adds: one.times })
      continue
    }
    const paid = one.orders.flatMap((id) => amounts.get(id) ?? [])
    if (paid.length > 0) add(one, { orders: paid.length, revenuePaise: paid.reduce((sum, paise) => sum + paise, 0) })
  }
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

/** People are omitted, because the same person may be counted in several rows. */
export const sumOf = (lines: readonly ResultLine[]): Omit<CampaignCounts, 'people'> =>
  lines.reduce<Omit<CampaignCounts, 'people'>>(
    (sum, { views, taps, adds, orders, revenuePaise }) => ({
      views: sum.views + views,
      taps: sum.taps + taps,
      adds: sum.adds + adds,
      orders: sum.orders + orders,
      revenuePaise: sum.revenuePaise + revenuePaise,
    }),
    { views: 0, taps: 0, adds: 0, orders: 0, revenuePaise: 0 },
  )
