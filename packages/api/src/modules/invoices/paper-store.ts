import { LRUCache } from 'lru-cache'
import type { InvoiceDocument } from './invoice-document.ts'

export interface PaperStore {
  get(id: number, document: InvoiceDocument): Promise<Buffer>
}

/**
 * Papers are drawn when somebody asks, always to the same bytes, and the last ones stay at hand. What draws them is
 * loaded with the first: a server that nobody asks carries neither fonts nor the drawing.
 */
export function createPaperStore(): PaperStore {
  const drawn = new LRUCache<number, Promise<Buffer>>({ max: 60 })
  return {
    get(id, document) {
      const ready = drawn.get(id)
      if (ready) return ready
      const paper = import('./paper/invoice-pdf.ts').then(({ drawInvoice }) => drawInvoice(document))
      drawn.set(id, paper)
      paper.catch(() => drawn.delete(id))
      return paper
    },
  }
}
