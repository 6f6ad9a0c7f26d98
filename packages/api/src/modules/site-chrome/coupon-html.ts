import { safeHtml } from '../blocks/safe-html.ts'

/** What stands around a line: a banner is one line, and the whole of it leads to one address. */
const blocks = /<\/?(?:p|ul|ol|li|a)\b[^>]*>/g

/** A banner's words as they were written, sanitised and in a single line; `{{…}}` stands for bold. */
export const couponText = (words: string): string => safeHtml(words).replace(blocks, '').trim()

/** The same as HTML that can be put into a page, with what is bold in bold. */
export const couponHtml = (words: string): string =>
  couponText(words).replace(/\{\{\s*([^<>]+?)\s*\}\}/g, '<strong>$1</strong>')
