import path from 'node:path'
import { fontFolder } from '../../../font-folder.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { drawLines } from './line-table.ts'
import { drawFoot } from './paper-foot.ts'
import { drawHead, titleOf } from './paper-head.ts'
import { type Doc, ink, page, put, rule } from './sheet.ts'

const fonts = ['sans', 'sans-more', 'strong', 'display', 'rupee'] as const

/** The paper as A4 PDF. The same document always makes the same bytes: nothing of the moment of drawing is in them. */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  // Named here and not above: a bundled server would load it at its start otherwise.
  const { default: PDFDocument } = await import('pdfkit')
  const title = `${titleOf(document)} ${document.number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: document.seller.legalName, CreationDate: new Date(document.issuedAt) },
    font: path.join(fontFolder, 'sans.ttf'),
  })
  for (const name of fonts) doc.registerFont(name, path.join(fontFolder, `${name}.ttf`))
  const done = collect(doc)

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

const collect = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
