import { indianClock } from '@nukkad/contracts/indian-time'

/** The year in which the Indian financial year of this moment began: it runs from April to March, in Indian time. */
export function financialYear(at: Date): number {
  const local = indianClock(at)
  return local.getUTCMonth() >= 3 ? local.getUTCFullYear() : local.getUTCFullYear() - 1
}

const series = { invoice: 'NK', credit_note: 'CN' } as const
export type InvoiceKind = keyof typeof series

const lastTwo = (year: number) => String(year % 100).padStart(2, '0')

/** NK/26-27/000042: at most sixteen characters, unique for the seller within the year. */
export const invoiceNumber = (kind: InvoiceKind, year: number, serial: number): string =>
  `${series[kind]}/${lastTwo(year)}-${lastTwo(year + 1)}/${String(serial).padStart(6, '0')}`
