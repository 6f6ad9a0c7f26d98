import { LRUCache } from 'lru-cache'
import type { InvoiceDocument } from './invoice-document.ts'

export interface PdfStore {
  get(id: number, document: InvoiceDocument): Promise<Buffer>
}

/**
 * Draws PDFs on demand, always to the same bytes, and caches the latest. The drawing code is loaded with the first
 * request: a server that is never asked loads neither it nor the fonts.
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
