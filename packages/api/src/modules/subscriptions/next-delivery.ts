import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { CycleRow } from './boxes/cycle.repository.ts'
import { daysAfter, dueOn } from './boxes/cycle-dates.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'

export interface NextDelivery {
  readonly number: number
  readonly on: string
  readonly changeUntil: string
}

/** Whether it is running, or could run again. */
export const isRunning = ({ state }: SubscriptionRow): boolean =>
  state === 'active' || state === 'pending' || state === 'authenticated' || state === 'paused' || state === 'halted'

export const isPaused = ({ state, steer }: SubscriptionRow): boolean =>
  steer === 'pause' || (state === 'paused' && steer !== 'resume')

/** Whether its owner has ended it, so that nothing new follows. */
export const isEnding = ({ state, steer, endsOn }: SubscriptionRow): boolean =>
  state === 'cancelled' || steer === 'cancel' || endsOn !== null

/**
 * The next delivery: the first that is owed, or for a mandate the next charge. If a mandate's charge is skipped, it is
 * the one after.
 */
export function nextDelivery(row: SubscriptionRow, log: readonly CycleRow[]): NextDelivery | null {
  const withCutOff = (number: number, on: string) => ({ number, on, changeUntil: daysAfter(on, -row.cutOffDays) })
  const owed = log.find(({ state }) => state === 'owed')
  if (owed) return withCutOff(owed.cycle, owed.dueOn)
  if (row.billing !== 'mandate' || !row.nextChargeAt || isEnding(row) || !isRunning(row)) return null
  if (log.length >= row.deliveries || row.state === 'halted') return null
  const on = dayInIndia(row.nextChargeAt)
  return withCutOff(log.length + 1, row.resumeOn && row.resumeOn > on ? dueOn(on, row, 1) : on)
}

export function canSkip(row: SubscriptionRow, next: NextDelivery | null, now: Date): boolean {
  const isOpen = row.state === 'active' && row.steer === null && row.resumeOn === null && !isEnding(row)
  return isOpen && next !== null && dayInIndia(now) <= next.changeUntil
}
