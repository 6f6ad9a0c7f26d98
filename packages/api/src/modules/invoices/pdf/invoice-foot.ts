import { figure, rate } from '../../pdf/figures.ts'
import { block, type Doc, ink, lineHeight, page, put, rule } from '../../pdf/sheet.ts'
import { amountInWords } from '../amount-in-words.ts'
import { type InvoiceDocument, paidFromWallet, totalOf } from '../invoice-document.ts'
import { invoiceNotes } from './invoice-notes.ts'
import { isBetweenStates } from './line-table.ts'
import { type TaxRow, taxByRate } from './tax-by-rate.ts'

const left = 330
const height = { row: 16, foot: 220 } as const

/** Draws totals, tax by rate and the amount in words. Kept together on one page. */
export function drawFoot(doc: Doc, document: InvoiceDocument, from: number, newPage: () => number): void {
  const rates = taxByRate(document)
  const needed = height.foot + rates.length * height.row
  const top = (from + needed > page.bottom ? newPage() : from) + 12
  const right = drawTotals(doc, document, top)
  const taxes = drawTaxes(doc, document, rates, top)
  const y = Math.max(right, taxes) + 14
  rule(doc, y, ink.strongLine)
  put(doc, 'In words', page.left, y + 10, { size: 8, color: ink.quiet })
  const after = block(doc, [amountInWords(totalOf(document))], page.left + 60, y + 9, 455, {
    face: 'strong',
    size: 9.5,
  })
  block(doc, invoiceNotes(document), page.left, after + 14, 515, { size: 8, color: ink.quiet })
}

function drawTotals(doc: Doc, document: InvoiceDocument, top: number): number {
  const { taxable, cgst, sgst, igst, goods, shipping, paymentDiscount, kind } = document
  const taxes = isBetweenStates(document)
    ? ([['IGST', igst]] as const)
    : ([
        ['CGST', cgst],
        ['SGST', sgst],
      ] as const)
  const rows: (readonly [string, number])[] = [
    ['Taxable value', taxable],
    ...taxes,
    ...(shipping + paymentDiscount > 0 ? [['Goods, tax included', goods] as const] : []),
    ...(shipping > 0 ? [['Delivery, collected for the courier', shipping] as const] : []),
    ...(paymentDiscount > 0 ? [['Online-payment discount from Nukkad', -paymentDiscount] as const] : []),
    ['Rounding', 0],
  ]
  let y = top
  for (const [what, amount] of rows) {
    put(doc, what, left, y, { size: 9, color: ink.quiet })
    put(doc, figure(amount), page.right, y, { size: 9, align: 'right' })
    y += height.row
  }
  doc
    .moveTo(left, y + 2)
    .lineTo(page.right, y + 2)
    .lineWidth(0.8)
    .strokeColor(ink.strongLine)
    .stroke()
  put(doc, kind === 'invoice' ? 'Total' : 'Credited', left, y + 9, { face: 'display', size: 13 })
  put(doc, `₹${figure(totalOf(document))}`, page.right, y + 9, { face: 'display', size: 13, align: 'right' })
  y += 32
  for (const [what, amount] of paidFromWallet(document)) {
    put(doc, what, left, y, { size: 8.5, color: ink.quiet })
    put(doc, figure(amount), page.right, y, { size: 8.5, color: ink.quiet, align: 'right' })
    y += height.row
  }
  return y
}

function drawTaxes(doc: Doc, document: InvoiceDocument, rows: readonly TaxRow[], top: number): number {
  const kind = isBetweenStates(document) ? 'IGST' : 'CGST + SGST'
  const columns = [page.left, page.left + 180, page.left + 250] as const
  const quiet = { size: 8, color: ink.quiet } as const
  put(doc, `Tax by rate (${kind})`, columns[0], top, quiet)
  put(doc, 'Taxable value', columns[1], top, { ...quiet, align: 'right' })
  put(doc, 'Tax', columns[2], top, { ...quiet, align: 'right' })
  let y = top + height.row
  for (const { percent, taxable, tax } of rows) {
    put(doc, rate(percent), columns[0], y)
    put(doc, figure(taxable), columns[1], y, { align: 'right' })
    put(doc, figure(tax), columns[2], y, { align: 'right' })
    y += height.row
  }
  return y + lineHeight(1)
}
