import { escapeHtml } from '@nukkad/contracts/escape-html'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['childNode']

const blocks = new Set(['p', 'div', 'ul', 'ol', 'h2', 'h3', 'h4', 'blockquote'])

/** Separates paragraphs by one empty line and trims every line. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A merchant's text as HTML: paragraphs and line breaks, with markup escaped. */
export const htmlOfText = (text: string): string =>
  tidy(text)
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

function write(node: Node): string {
  // Line breaks in the HTML source count as spaces.
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ')
  if (!('tagName' in node)) return ''
  if (node.tagName === 'br') return '\n'
  const inside = node.childNodes.map(write).join('')
  if (node.tagName === 'li') return `- ${inside.trim()}\n`
  return blocks.has(node.tagName) ? `\n\n${inside}\n\n` : inside
}

/** The description as editable text, without emphasis and links. */
export const textOfHtml = (html: string): string => tidy(parseFragment(html).childNodes.map(write).join(''))

/** The description after an edit. If its text is unchanged, it keeps its emphasis and links. */
export const correctedHtml = (before: string, text: string): string =>
  textOfHtml(before) === textOfHtml(htmlOfText(text)) ? before : htmlOfText(text)
