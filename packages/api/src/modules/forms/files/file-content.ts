import { Refusal } from '../../../errors.ts'

const notPdf = (why: string) => new Refusal('unsupported_media', why, { file: why })

/**
 * Checks that the content is a PDF, whatever its name and declared type say: it begins and ends as one, and runs
 * nothing when opened. Compressed parts are not inspected; staff get it as a download and never as a page.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw notPdf('This file is not a PDF, despite its name.')
  if (!text.slice(-2048).includes('%%EOF')) throw notPdf('This PDF is incomplete. Please save it again.')
  if (/\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text)) {
    throw notPdf('This PDF contains code or attachments. Please print it to a plain PDF.')
  }
}

/** A safe file name for downloads: no path, no control characters, a single extension. */
export function fileName(given: string | undefined, end: string): string {
  const last = (given ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 60)
  return `${stem || 'file'}.${end}`
}
