import { dayInIndia } from '@nukkad/contracts/indian-time'
import { dayAfterWorkingDays, daysLater, dayToSend } from '../../catalogue/products/delivery-day.ts'
import type { AgreedLine, Agreement } from '../placing/agreement.ts'
import { mostDaysLater } from './possible-days.ts'

/** The days of an order, in India. */
export interface OrderDays {
  /** The latest day of delivery: the chosen one, or the promised one. */
  readonly expectedBy: string
  /** The day that the buyer chose; null is as soon as possible. */
  readonly deliverOn: string | null
  /** The day by which it has to leave its merchant; null where the time on the road is not known. */
  readonly sendBy: string | null
  /** Bounds of the days that can be chosen; null, with the days on the road, where the day cannot be changed. */
  readonly earliestOn: string | null
  readonly latestOn: string | null
  readonly roadDays: number | null
}

/** Computes the days of each merchant's order. One that is paid too late for its day has to leave at once. */
export function daysOfOrders({ deliveryDay, lines: all }: Agreement, now: Date) {
  const promised = (lines: readonly AgreedLine[]) =>
    dayAfterWorkingDays(now, Math.max(...lines.map((line) => line.days)))
  const chosen = deliveryDay ?? null

  return (lines: readonly AgreedLine[]): OrderDays => {
    const expectedBy = chosen ?? promised(lines)
    const roads = lines.flatMap(({ road }) => road ?? [])
    if (roads.length < lines.length) {
      return { expectedBy, deliverOn: null, sendBy: null, earliestOn: null, latestOn: null, roadDays: null }
    }
    const roadDays = Math.max(...roads)
    const [earliest, latest] = [promised(lines), daysLater(promised(all), mostDaysLater)]
    return {
      expectedBy,
      deliverOn: chosen,
      sendBy: sendBy(expectedBy, roadDays, now),
      earliestOn: chosen !== null && chosen < earliest ? chosen : earliest,
      latestOn: chosen !== null && chosen > latest ? chosen : latest,
      roadDays,
    }
  }
}

/** The day by which it has to leave, today at the earliest. */
export function sendBy(expectedBy: string, roadDays: number, now: Date): string {
  const [leaves, today] = [dayToSend(expectedBy, roadDays), dayInIndia(now)]
  return leaves > today ? leaves : today
}
