import { LRUCache } from 'lru-cache'
import type { InvoiceDocument } from './invoice-document.ts'

export interface PdfStore {
  get(id: number, document: InvoiceDocument): Promise<Buffer>
}

/**
 * PDFs are drawn when somebody asks, always to the same bytes, and the last ones stay at hand. What draws them is
 * loaded with the first: a server that nobody asks carries neither fonts nor the drawing.
 */
export function createPdfStore(): PdfStore {
  const drawn = new LRUCache<number, Promise<Buffer>>({ max: 60 })
  return {
    get(id, document) {
      const ready = drawn.get(id)
      if (ready) return ready
      const pdf = import('./pdf/invoice-pdf.ts').then(({ drawInvoice }) => drawInvoice(document))
      drawn.set(id, pdf)
      pdf.catch(() => drawn.delete(id))
      return pdf
    },
  }
}
