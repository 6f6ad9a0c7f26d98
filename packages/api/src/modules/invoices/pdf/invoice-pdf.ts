import { openPdf } from '../../pdf/open-pdf.ts'
import { type Doc, ink, page, put, rule } from '../../pdf/sheet.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { drawFoot } from './invoice-foot.ts'
import { drawHead, titleOf } from './invoice-head.ts'
import { drawLines } from './line-table.ts'

/**
 * An invoice as an A4 PDF. The same document always yields the same bytes: nothing in it depends on the time of
 * drawing.
 */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const title = `${titleOf(document)} ${document.number}`
  const { doc, done } = await openPdf({
    title,
    author: document.seller.legalName,
    at: new Date(document.issuedAt),
  })

  const nextPage = () => {
    doc.addPage()
    put(doc, title, page.left, page.top, { size: 8, color: ink.quiet })
    put(doc, document.orderId, page.right, page.top, { size: 8, color: ink.quiet, align: 'right' })
    return page.top + 18
  }
  doc.addPage()
  const below = drawLines(doc, document, drawHead(doc, document), nextPage)
  drawFoot(doc, document, below, nextPage)
  numberPages(doc, document)
  doc.end()
  return done
}

function numberPages(doc: Doc, { number }: InvoiceDocument): void {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    rule(doc, page.bottom + 14)
    put(doc, 'Nukkad, the street corner where a neighbourhood meets', page.left, page.bottom + 20, {
      size: 8,
      color: ink.quiet,
    })
    const of = count > 1 ? `${number}, page ${at + 1} of ${count}` : number
    put(doc, of, page.right, page.bottom + 20, { size: 8, color: ink.quiet, align: 'right' })
  }
}
