import { share, sum } from '../pricing/money.ts'
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'

/** Pieces of an order line; `rest` means everything not yet covered by a credit note. */
export type ToCredit = 'rest' | readonly { readonly lineId: number; readonly qty: number }[]

/**
 * The lines of a credit note, in order, each with its share of the invoice line to the paisa, so that notes for all
 * pieces, in any number of steps, add up to the invoice. Throws RangeError for more pieces than are left.
 */
export function creditLines(
  invoice: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  wanted: ToCredit,
): InvoiceLine[] {
  const taken = (lineId: number) =>
    sum(
      earlier.flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId)),
      ({ qty }) => qty,
    )
  const asked =
    wanted === 'rest' ? invoice.lines.map(({ lineId, qty }) => ({ lineId, qty: qty - taken(lineId) })) : wanted
  return asked.flatMap(({ lineId, qty }) => {
    if (qty === 0) return []
    const line = invoice.lines.find((candidate) => candidate.lineId === lineId)
    const from = taken(lineId)
    if (!line || qty < 0 || from + qty > line.qty)
      throw new RangeError(`Line ${lineId}: ${qty} is more than can be credited.`)
    return [pieces(line, from, qty)]
  })
}

function pieces(line: InvoiceLine, from: number, qty: number): InvoiceLine {
  const each = Array.from({ length: line.qty }, () => 1)
  const part = (amount: number) => sum(share(amount, each).slice(from, from + qty), (piece) => piece)
  const [taxable, cgst, sgst, igst] = [part(line.taxable), part(line.cgst), part(line.sgst), part(line.igst)]
  const goods = taxable + cgst + sgst + igst
  return { ...line, qty, taxable, cgst, sgst, igst, goods, discount: line.price * qty - goods }
}
