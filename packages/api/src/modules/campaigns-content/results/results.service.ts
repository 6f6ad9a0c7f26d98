import type { CampaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { variantKeys } from '@nukkad/contracts/endpoints/campaigns/studio'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { LRUCache } from 'lru-cache'
import type { Db, Queryable } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Paise } from '../../pricing/money.ts'
import type { CampaignEvents, Counted, Seen } from '../../stream/campaigns/campaign-counts.ts'
import type { EditedRow } from '../studio/campaign-columns.repository.ts'
import * as pages from '../studio/studio.repository.ts'
import { testOf } from './arms.ts'
import { linesOf, type ResultLine, sumOf } from './result-lines.ts'
import { resultsAsCsv } from './results-csv.ts'

export interface ResultsParts {
  readonly db: Db
  readonly now: () => Date
  readonly events: CampaignEvents
  /** The amounts of the given orders that were not cancelled, by order id. */
  readonly amountsOf: (q: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, Paise>>
}
export type ResultsService = ReturnType<typeof createResultsService>

/** How many days before an order, or before adding to the cart, a visitor's last view of a campaign counts for it. */
const windowDays = 7

type Place = keyof Counted

/** Results of campaign pages, counted from visitors' events; amounts are those of the orders themselves. */
export function createResultsService({ db, now, events, amountsOf }: ResultsParts) {
  const known = new LRUCache<string, Counts>({ max: 60, ttl: 15_000 })

  async function count(row: EditedRow, days: number): Promise<Counts> {
    const at = now()
    const all = Array.from({ length: days }, (_, ago) => dayInIndia(daysBefore(at, days - 1 - ago)))
    const filter = { slug: row.slug, from: all[0] ?? '', to: all.at(-1) ?? '', windowDays }
    const [seen, led] = await Promise.all([events.countSeen(db, filter), events.countOutcomes(db, filter)])
    const amounts = await amountsOf(
      db,
      led.flatMap(({ orders }) => orders),
    )
    return { at, days: all, seen, lines: linesOf(seen, led, amounts) }
  }

  async function read(id: string, days: number) {
    const row = await pages.findEdited(db, id, now())
    if (!row) throw new NotFound('This page does not exist or has been deleted.')
    const key = `${row.id} ${days}`
    const counts = known.get(key) ?? (await count(row, days))
    known.set(key, counts, { noUpdateTTL: true })
    return { row, counts }
  }

  return {
    async results(id: string, days = 30): Promise<CampaignResults> {
      const { row, counts } = await read(id, days)
      const { lines, seen } = counts
      const people = (is: (one: Seen) => boolean) => seen.find(is)?.people ?? 0
      const { variants } = row.shownTest
      const others = variants.map(({ key, name, weight }) => ({ variant: key, name, weight }))
      const rest = 100 - others.reduce((sum, { weight }) => sum + weight, 0)
      const shown = [{ variant: 'a' as const, name: 'Original', weight: rest }, ...others]
      return {
        title: row.title,
        slug: row.slug,
        countedAt: counts.at.toISOString(),
        windowDays,
        totals: { ...sumOf(lines), people: people((one) => isAll(one, 'day', 'variant', 'block')) },
        days: counts.days.map((day) => ({
          day,
          ...sumOf(lines.filter((line) => line.day === day)),
          people: people((one) => one.day === day && isAll(one, 'variant', 'block')),
        })),
        blocks: blocksOf(row, counts),
        variants: shown.map((arm) => ({
          ...arm,
          ...sumOf(lines.filter(({ variant }) => variant === arm.variant)),
          people: people((one) => one.variant === arm.variant && isAll(one, 'day', 'block')),
        })),
        test: await testOf(row, shown, (asked) => events.metArms(db, { ...asked, slug: row.slug, windowDays })),
      }
    },

    async csv(id: string, days = 30): Promise<{ name: string; text: string }> {
      const { row, counts } = await read(id, days)
      return { name: `${row.slug}.csv`, text: resultsAsCsv(counts.lines, placesOf(row)) }
    },
  }
}

interface Counts {
  readonly at: Date
  readonly days: readonly string[]
  readonly seen: readonly Seen[]
  readonly lines: readonly ResultLine[]
}

const isAll = (one: Seen, ...names: readonly Place[]) =>
  names.every((name) => one[name] === null) &&
  (['day', 'variant', 'block'] as const).every((name) => names.includes(name) || one[name] !== null)

/** The position of each block in its variant, from 1, and its kind. */
function placesOf(row: EditedRow): ReadonlyMap<string, { place: number; kind: string }> {
  const lists = [...row.shownTest.variants, ...row.variants].map(({ blocks }) => blocks)
  return new Map(
    [...lists, row.blocks].flatMap((blocks) =>
      blocks.map(({ id, type }, at) => [id, { place: at + 1, kind: type }] as const),
    ),
  )
}

function blocksOf(row: EditedRow, { lines, seen }: Counts): CampaignResults['blocks'] {
  const places = placesOf(row)
  return variantKeys.flatMap((variant) => {
    const own = lines.filter((line) => line.variant === variant && line.block)
    return [...new Set(own.map(({ block }) => block))]
      .map((block) => {
        const of = own.filter((line) => line.block === block)
        const at = places.get(block)
        const people =
          seen.find((one) => one.day === null && one.variant === variant && one.block === block)?.people ?? 0
        const kind = at?.kind ?? of.find((line) => line.kind)?.kind ?? ''
        return { block, kind, place: at?.place ?? null, variant, ...sumOf(of), people }
      })
      .sort((a, b) => (a.place ?? 1_000) - (b.place ?? 1_000))
  })
}
