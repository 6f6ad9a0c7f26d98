import type { BodyOf } from '@nukkad/contracts'
import { type changeAway, mostDaysAway } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import type { Fields } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { OwnShopRow } from './own-shop.repository.ts'
import type { Labels } from './seen-facts.ts'

/** When a merchant is away: days in India, both included. */
export type AwayFacts = Omit<BodyOf<typeof changeAway>, 'version'>

export const awayLabels: Labels<AwayFacts> = {
  from: 'The first day away',
  until: 'The last day away',
  words: 'The sentence for shoppers',
}

/** An absence that is over is as good as none. */
export const awayFactsOf = (row: OwnShopRow, today: string): AwayFacts =>
  row.awayUntil === null || row.awayUntil < today
    ? { from: null, until: null, words: '' }
    : { from: row.awayFrom, until: row.awayUntil, words: row.awayWords ?? '' }

export const plainAway = ({ from, until, words }: AwayFacts): AwayFacts => ({ from, until, words: oneLine(words) })

const oneDay = 86_400_000

export function inputErrorsOfAway({ from, until, words }: AwayFacts, today: string): Fields {
  if (from === null && until === null) return words === '' ? {} : { words: 'needs days to go with it' }
  if (from === null) return { from: 'is missing' }
  if (until === null) return { until: 'is missing' }
  if (until < today) return { until: 'is in the past' }
  if (until < from) return { until: 'is before the first day' }
  const days = (Date.parse(until) - Date.parse(from)) / oneDay + 1
  if (days > mostDaysAway) {
    return { until: `is too late: at most ${mostDaysAway} days, and for longer take your products off sale` }
  }
  if (Date.parse(from) > Date.parse(today) + 365 * oneDay) return { from: 'is more than a year away' }
  return {}
}
