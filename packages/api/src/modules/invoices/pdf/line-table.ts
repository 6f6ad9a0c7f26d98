import { figure, rate } from '../../pdf/figures.ts'
import { type Doc, ink, lineHeight, page, put, rule, wrap } from '../../pdf/sheet.ts'
import type { InvoiceDocument, InvoiceLine } from '../invoice-document.ts'

interface Column {
  readonly head: readonly string[]
  /** The right edge of its figures. */
  readonly at: number
  readonly of: (line: InvoiceLine) => readonly [string, string?]
}

const nameWidth = 150
const withinState: readonly Column[] = [
  { head: ['Qty'], at: 236, of: ({ qty }) => [String(qty)] },
  { head: ['Price each', 'incl. tax'], at: 288, of: ({ price }) => [figure(price)] },
  { head: ['Discount'], at: 336, of: ({ discount }) => [figure(discount)] },
  { head: ['Taxable', 'value'], at: 393, of: ({ taxable }) => [figure(taxable)] },
  { head: ['CGST'], at: 445, of: (line) => [figure(line.cgst), rate(line.percent / 2)] },
  { head: ['SGST'], at: 497, of: (line) => [figure(line.sgst), rate(line.percent / 2)] },
  { head: ['Total', '₹'], at: page.right, of: ({ goods }) => [figure(goods)] },
]
const betweenStates: readonly Column[] = [
  { head: ['Qty'], at: 246, of: ({ qty }) => [String(qty)] },
  { head: ['Price each', 'incl. tax'], at: 306, of: ({ price }) => [figure(price)] },
  { head: ['Discount'], at: 362, of: ({ discount }) => [figure(discount)] },
  { head: ['Taxable', 'value'], at: 427, of: ({ taxable }) => [figure(taxable)] },
  { head: ['IGST'], at: 489, of: (line) => [figure(line.igst), rate(line.percent)] },
  { head: ['Total', '₹'], at: page.right, of: ({ goods }) => [figure(goods)] },
]

/** Whether the goods cross a state border, according to the tax; without tax, according to the two states. */
export const isBetweenStates = ({ igst, cgst, seller, placeOfSupply }: InvoiceDocument): boolean =>
  igst > 0 || (cgst === 0 && seller.state !== null && seller.state !== placeOfSupply)

/** Draws the lines on as many pages as needed, with column headings on each. Returns where the next part may begin. */
export function drawLines(doc: Doc, document: InvoiceDocument, top: number, newPage: () => number): number {
  const columns = isBetweenStates(document) ? betweenStates : withinState
  const what = document.kind === 'invoice' ? 'Description' : 'Returned items'
  let y = drawColumns(doc, columns, top, what)
  for (const line of document.lines) {
    const name = wrap(doc, line.name, nameWidth, { face: 'strong', size: 9 })
    const detail = [...(line.detail ? wrap(doc, line.detail, nameWidth, { size: 8 }) : []), ...hsnOf(line)]
    const height = Math.max(name.length * lineHeight(9) + detail.length * lineHeight(8), 2 * lineHeight(9)) + 12
    if (y + height > page.bottom) y = drawColumns(doc, columns, newPage(), what)
    drawLine(doc, line, { name, detail, columns, y: y + 6 })
    y += height
    rule(doc, y)
  }
  return y
}

const hsnOf = ({ hsn }: InvoiceLine) => (hsn ? [`HSN ${hsn}`] : [])

function drawColumns(doc: Doc, columns: readonly Column[], y: number, what: string): number {
  const quiet = { size: 8, color: ink.quiet } as const
  rule(doc, y, ink.strongLine)
  put(doc, what, page.left, y + 6, quiet)
  for (const { head, at } of columns) {
    for (const [row, text] of head.entries()) {
      put(doc, text, at, y + 6 + row * lineHeight(8), { ...quiet, align: 'right' })
    }
  }
  rule(doc, y + 32, ink.strongLine)
  return y + 32
}

interface Row {
  readonly name: readonly string[]
  readonly detail: readonly string[]
  readonly columns: readonly Column[]
  readonly y: number
}
function drawLine(doc: Doc, line: InvoiceLine, { name, detail, columns, y }: Row): void {
  let at = y
  for (const text of name) {
    put(doc, text, page.left, at, { face: 'strong', size: 9 })
    at += lineHeight(9)
  }
  for (const text of detail) {
    put(doc, text, page.left, at, { size: 8, color: ink.quiet })
    at += lineHeight(8)
  }
  for (const { at: x, of } of columns) {
    const [value, below] = of(line)
    put(doc, value, x, y, { size: 9, align: 'right' })
    if (below) put(doc, below, x, y + lineHeight(9), { size: 8, color: ink.quiet, align: 'right' })
  }
}
