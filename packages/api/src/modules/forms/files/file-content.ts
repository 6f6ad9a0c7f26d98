import { Refusal } from '../../../errors.ts'

const notPdf = (why: string) => new Refusal('unsupported_media', why, { file: why })

/**
 * A PDF by what is in it, whatever its name and declared type say: it begins as one, ends as one, and runs nothing when
 * it is opened. What is compressed inside is not looked into; staff get it as a download and never as a page.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw notPdf('This file is no PDF, whatever its name says.')
  if (!text.slice(-2048).includes('%%EOF'))
    throw notPdf('This PDF breaks off before its end. Please save it once more.')
  if (/\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/.test(text)) {
    throw notPdf('This PDF runs something when it is opened. Please print it to a plain PDF.')
  }
}

/** What a file is called when somebody downloads it: no path, no control characters, no double end. */
export function fileName(given: string | undefined, end: string): string {
  const last = (given ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 60)
  return `${stem || 'file'}.${end}`
}
