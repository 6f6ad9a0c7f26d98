import path from 'node:path'
import { fontFolder } from '../../font-folder.ts'
import type { Doc } from './sheet.ts'

const fonts = ['sans', 'sans-more', 'strong', 'display', 'rupee'] as const

export interface Cover {
  readonly title: string
  readonly author: string
  /** Written into the file: the same content at the same moment produces the same bytes. */
  readonly at: Date
}

/** An A4 document with our fonts and without pages; `done` resolves to its bytes once it has been ended. */
export async function openPdf({ title, author, at }: Cover): Promise<{ doc: Doc; done: Promise<Buffer> }> {
  // Imported here and not at the top, because a bundled server would load it on start.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
    font: path.join(fontFolder, 'sans.ttf'),
  })
  for (const name of fonts) doc.registerFont(name, path.join(fontFolder, `${name}.ttf`))
  return { doc, done: collect(doc) }
}

const collect = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
