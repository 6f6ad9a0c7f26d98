import { atIndianClock, indianClock, indianMidnight } from '@nukkad/contracts/indian-time'
import type { PlanEntity } from '../subscription-entities.ts'

const day = 86_400

/**
 * When the period with this number begins (0 is the first): by the calendar in India, and no later than the last day of
 * the month.
 */
export function periodStart(anchor: number, { period, interval }: PlanEntity, number: number): number {
  if (period === 'weekly') return anchor + 7 * day * interval * number
  const local = indianClock(anchor * 1000)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + interval * number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = atIndianClock(Date.UTC(year, month, Math.min(local.getUTCDate(), last))).getTime() / 1000
  return midnight + anchor - indianMidnight(anchor * 1000).getTime() / 1000
}
