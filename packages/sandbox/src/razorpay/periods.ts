import type { PlanEntity } from './entities.ts'

const day = 86_400
const indiaAhead = 330 * 60

/** When the period with this number begins (0 is the first): by the calendar in India, and on a month's last day at most. */
export function periodStart(anchor: number, { period, interval }: PlanEntity, number: number): number {
  if (period === 'weekly') return anchor + 7 * day * interval * number
  const local = new Date((anchor + indiaAhead) * 1000)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + interval * number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(year, month, Math.min(local.getUTCDate(), last)) / 1000
  return midnight - indiaAhead + ((anchor + indiaAhead) % day)
}
