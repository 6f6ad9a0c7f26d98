import { escapeHtml } from '@nukkad/contracts/escape-html'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['childNode']

const kept = new Set(['p', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'br'])
/** Said in other words by older editors. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' }
/** The content of these tags is no text for readers. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
  'title',
])

/** Paths of the site, the web, and mail; nothing that runs. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)

function write(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeHtml(node.value)
  if (!('tagName' in node) || dropped.has(node.tagName)) return ''
  const inside = node.childNodes.map(write).join('')
  const name = renamed[node.tagName] ?? node.tagName
  if (!kept.has(name)) return inside
  if (name === 'br') return '<br>'
  if (name !== 'a') return `<${name}>${inside}</${name}>`
  const href = node.attrs.find((one) => one.name === 'href')?.value.trim() ?? ''
  if (!isSafe(href)) return inside
  const rel = href.startsWith('/') || href.startsWith('#') ? '' : ' rel="noopener nofollow"'
  return `<a href="${escapeHtml(href)}"${rel}>${inside}</a>`
}

/**
 * The one sanitiser of HTML that people write: it is read as a browser would read it, and rewritten from the few
 * tags that texts need, so nothing of the original reaches a page unseen.
 */
export const safeHtml = (html: string): string => parseFragment(html).childNodes.map(write).join('')
