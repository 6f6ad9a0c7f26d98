import { sum } from '../../pricing/money.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

/** The amount taxed at one GST rate, and its tax; in paise. */
export interface TaxRow {
  readonly percent: number
  readonly taxable: number
  readonly tax: number
}

/** The lines of a document grouped by rate, lowest first. */
export function taxByRate({ lines }: InvoiceDocument): TaxRow[] {
  const percents = [...new Set(lines.map(({ percent }) => percent))].sort((a, b) => a - b)
  return percents.map((percent) => {
    const own = lines.filter((line) => line.percent === percent)
    return {
      percent,
      taxable: sum(own, (line) => line.taxable),
      tax: sum(own, ({ cgst, sgst, igst }) => cgst + sgst + igst),
    }
  })
}
