import { indianDay } from '@nukkad/contracts/indian-day-words'
import { momentInIndia } from '@nukkad/contracts/indian-time'
import { Invalid } from '../../../errors.ts'

/** 2026-12-05 → Saturday, 5 December */
export function longDay(date: string): string {
  const { weekday, day, month } = indianDay(momentInIndia(date) ?? new Date(date))
  return `${weekday}, ${day} ${month}`
}

export const impossibleDay = (day: string): string =>
  `Delivery on ${longDay(day)} is not possible. Please choose another day.`

/** A day as it was sent, null for none; one that does not exist is refused. */
export function readDay(name: string, day: string | null | undefined): string | null {
  if (day === undefined || day === null) return null
  if (!momentInIndia(day)) throw new Invalid({ [name]: 'is not a day' }, 'Please choose a day.')
  return day
}
