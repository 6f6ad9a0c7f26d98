import type { AccessOffer } from '@nukkad/contracts/endpoints/access/access-offer'
import { hrefs } from '@nukkad/contracts/hrefs'
import { dayInIndia, indianClock, indianMidnight, minuteInIndia, momentInIndia } from '@nukkad/contracts/indian-time'
import type { OfferPeriod, OfferRow } from './offer-row.ts'

const limits: Readonly<Record<OfferPeriod, string>> = {
  day: 'Once a day',
  week: 'Once a week',
  month: 'Once a month',
  once: 'Once per member',
}

/** An offer as shown to everyone. */
export function showOffer(row: OfferRow): AccessOffer {
  const giver = { slug: row.outletSlug, title: row.outletTitle, locality: row.locality, href: row.outletHref }
  return {
    id: row.slug,
    title: row.title,
    line: row.line,
    discountLabel: row.discountLabel,
    kind: row.kind,
    category: row.category,
    city: row.city,
    terms: row.terms,
    image: row.image,
    isMemberOnly: row.isMemberOnly,
    place: row.outletKind === 'place' ? giver : null,
    merchant: row.outletKind === 'merchant' ? giver : null,
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo.toISOString(),
    limit: limits[row.period],
    left: row.stock === null ? null : row.stock - row.used,
    href: hrefs.accessOffer(row.slug),
  }
}

/** The period in Indian time that a moment falls into, by which uses are counted. A week begins on Monday. */
export function periodOf(period: OfferPeriod, at: Date): string {
  const local = indianClock(at)
  const day = local.toISOString().slice(0, 10)
  if (period === 'once') return 'once'
  if (period === 'day') return day
  if (period === 'month') return day.slice(0, 7)
  const sinceMonday = (local.getUTCDay() + 6) % 7
  return `week of ${new Date(local.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10)}`
}

/** '14:02' in Indian time. */
export const clockOf = (at: Date): string => minuteInIndia(at).slice(11)

/** The start of a day in India, and of the next day. */
export function dayAtCounter(day: string | undefined, now: Date): { from: Date; to: Date; day: string } {
  const from = (day === undefined ? undefined : momentInIndia(day)) ?? indianMidnight(now)
  return { day: dayInIndia(from), from, to: indianMidnight(from, 1) }
}
