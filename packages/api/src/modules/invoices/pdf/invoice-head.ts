import { day } from '../../pdf/figures.ts'
import { block, type Doc, ink, lineHeight, page, put, rule } from '../../pdf/sheet.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { stateWithCode } from '../state-codes.ts'

const titles = { invoice: 'Tax Invoice', credit_note: 'Credit Note' } as const
const methods = {
  razorpay: 'Paid online',
  cashondelivery: 'Cash on delivery',
  free: 'Nothing to pay',
} as const

/** A seller without a GST number may not call the document a tax invoice. */
export const titleOf = ({ kind, seller }: InvoiceDocument): string =>
  kind === 'invoice' && seller.gstin === null ? 'Invoice' : titles[kind]

/** Draws seller, buyer, number and date. Returns where the lines may begin. */
export function drawHead(doc: Doc, document: InvoiceDocument): number {
  const { seller, buyer } = document
  put(doc, 'Nukkad', page.left, page.top, { face: 'display', size: 22 })
  put(doc, titleOf(document), page.right, page.top, { face: 'display', size: 22, align: 'right' })
  put(doc, 'Original for the recipient', page.right, page.top + 29, { size: 8, color: ink.quiet, align: 'right' })
  put(doc, `Sold through Nukkad by ${seller.tradeName}`, page.left, page.top + 29, { size: 8, color: ink.quiet })
  rule(doc, page.top + 46, ink.marigold, 2)

  const top = page.top + 60
  const width = 158
  const columns = [page.left, page.left + 178, page.left + 356]
  const [first = 0, second = 0, third = 0] = columns
  const sold = party(doc, 'Sold by', seller.legalName, first, top, width, [
    ...seller.address.slice(0, -1),
    ...(seller.state ? [stateWithCode(seller.state)] : []),
    seller.gstin ? `GSTIN ${seller.gstin}` : 'Not registered for GST',
  ])
  const bought = party(doc, 'Billed and delivered to', buyer.name, second, top, width, [
    ...buyer.address.slice(0, -1),
    stateWithCode(document.placeOfSupply),
    `Phone ${buyer.phone}`,
  ])
  const about = facts(doc, document, third, top)
  return Math.max(sold, bought, about) + 14
}

function party(doc: Doc, label: string, name: string, x: number, y: number, width: number, lines: readonly string[]) {
  put(doc, label, x, y, { size: 8, color: ink.quiet })
  const after = block(doc, [name], x, y + 13, width, { face: 'strong', size: 10 })
  return block(doc, lines, x, after + 1, width, { size: 9 })
}

function facts(doc: Doc, document: InvoiceDocument, x: number, y: number): number {
  const { against, kind } = document
  const rows: (readonly [string, string])[] = [
    [kind === 'invoice' ? 'Invoice no.' : 'Credit note no.', document.number],
    ['Date', day(document.issuedAt)],
    ...(against
      ? ([
          ['Against invoice', against.number],
          ['Invoice date', day(against.issuedAt)],
        ] as const)
      : []),
    ['Order', document.orderId],
    ['Order date', day(document.orderedAt)],
    ['Place of supply', stateWithCode(document.placeOfSupply)],
    ['Reverse charge', 'No'],
    ...(kind === 'invoice' ? [['Payment', methods[document.method]] as const] : []),
  ]
  let at = y
  for (const [what, value] of rows) {
    put(doc, what, x, at, { size: 8.5, color: ink.quiet })
    at = block(doc, [value], x + 72, at, page.right - x - 72, { size: 8.5, face: 'strong' })
    at += 1
  }
  return at + lineHeight(1)
}
