import { escapeHtml } from '@nukkad/contracts/escape-html'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterMap['childNode']

const kept = new Set(['p', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'br'])
/** Tags that older editors write instead of these. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p' }
/** Tags whose content is not readable text. */
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

/** Allows paths of the site, web addresses and mail; nothing executable. */
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
 * The only sanitiser of user-written HTML: the input is parsed as a browser would parse it, and rewritten from the few
 * tags that texts need, so nothing reaches a page unchecked.
 */
export const safeHtml = (html: string): string => parseFragment(html).childNodes.map(write).join('')
