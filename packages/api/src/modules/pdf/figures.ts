import type { Paise } from '../pricing/money.ts'

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** 1,24,999.00 without a currency sign: the column's heading says that it is in rupees. */
export const figure = (amount: Paise): string => grouped.format(amount / 100).replace('-', '−')
export const rate = (percent: number): string => `${percent}%`

const days = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
/** A date in Indian time. */
export const day = (at: string): string => days.format(new Date(at))
