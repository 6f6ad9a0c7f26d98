import { safeHtml } from '../blocks/safe-html.ts'

/** What stands around a line: a banner is one line, and the whole of it leads to one address. */
const blocks = /<\/?(?:p|ul|ol|li|a)\b[^>]*>/g

/** A banner's words as HTML that can be put into a page: sanitised, a single line, and `{{…}}` in bold. */
export const couponHtml = (words: string): string =>
  safeHtml(words)
    .replace(blocks, '')
    .replace(/\{\{\s*([^<>]+?)\s*\}\}/g, '<strong>$1</strong>')
    .trim()
