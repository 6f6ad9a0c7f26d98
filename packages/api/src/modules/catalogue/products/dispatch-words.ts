import { indianDay } from '@nukkad/contracts/indian-day-words'
import { momentInIndia } from '@nukkad/contracts/indian-time'
import { dayAfterWorkingDays, dayOfDispatch } from './delivery-day.ts'
import type { ProductPageRow } from './product-page.repository.ts'

/** When a product leaves its maker, in words; with the reason where the maker is away meanwhile. */
export function dispatchOf({ shippingDays: days, away }: Pick<ProductPageRow, 'shippingDays' | 'away'>, now: Date) {
  const leaves = dayOfDispatch(now, { ready: days, away })
  if (away && leaves !== dayAfterWorkingDays(now, days)) {
    const why = `the maker is away until ${longDay(away.until)}`
    return [`Leaves by ${longDay(leaves)}: ${why}.`, away.words && `“${away.words}”`].filter(Boolean).join(' ')
  }
  if (days === 0) return 'Leaves the maker today'
  return days === 1 ? 'Leaves the maker within a day' : `Leaves the maker within ${days} days`
}

/** 2026-12-05 → Saturday, 5 December */
function longDay(date: string): string {
  const { weekday, day, month } = indianDay(momentInIndia(date) ?? new Date(date))
  return `${weekday}, ${day} ${month}`
}
