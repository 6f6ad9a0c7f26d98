import { safeHtml } from '../blocks/safe-html.ts'

/** Block and link tags, which are removed: a banner is one line, and all of it is one link. */
const blocks = /<\/?(?:p|ul|ol|li|a)\b[^>]*>/g

/** A banner's text, sanitised and on a single line; `{{…}}` marks bold. */
export const couponText = (words: string): string => safeHtml(words).replace(blocks, '').trim()

/** The same as HTML, with the bold parts marked up. */
export const couponHtml = (words: string): string =>
  couponText(words).replace(/\{\{\s*([^<>]+?)\s*\}\}/g, '<strong>$1</strong>')
