import { escapeHtml } from '@nukkad/contracts/escape-html'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['childNode']

const blocks = new Set(['p', 'div', 'ul', 'ol', 'h2', 'h3', 'h4', 'blockquote'])

/** Paragraphs stand apart by one empty line, and no line has room around it. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A merchant's text as it stands in the page: paragraphs and lines, and whatever looks like markup as it was typed. */
export const htmlOfText = (text: string): string =>
  tidy(text)
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

function write(node: Node): string {
  // Breaks of a source file are blanks to readers.
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\s+/g, ' ')
  if (!('tagName' in node)) return ''
  if (node.tagName === 'br') return '\n'
  const inside = node.childNodes.map(write).join('')
  if (node.tagName === 'li') return `- ${inside.trim()}\n`
  return blocks.has(node.tagName) ? `\n\n${inside}\n\n` : inside
}

/** The text of a description, to be corrected: emphasis and links are left out. */
export const textOfHtml = (html: string): string => tidy(parseFragment(html).childNodes.map(write).join(''))

/** The description after a correction. One whose text stays keeps its emphasis and its links. */
export const correctedHtml = (before: string, text: string): string =>
  textOfHtml(before) === textOfHtml(htmlOfText(text)) ? before : htmlOfText(text)
