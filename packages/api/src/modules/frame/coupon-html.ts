import { escapeHtml } from '../../text.ts'

/** What a line of a banner may be set in; without attributes there is nothing that could run. */
const allowed = new Set(['b', 'strong', 'i', 'em', 'u', 'br'])
/** Their content is no text either. */
const unread = /<(script|style|iframe|object|template|svg|math|noscript|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi

const tag = /<\/?([a-z][a-z0-9]*)\b[^>]*>?|<!--[\s\S]*?(?:-->|$)/gi

/**
 * A banner's words as HTML that can be put into a page: `{{…}}` becomes bold, a few tags stay without their attributes,
 * every other tag goes and what is left is text.
 */
export function couponHtml(words: string): string {
  const open: string[] = []
  let html = ''
  let from = 0
  const text = words.replace(unread, '')
  const say = (part: string) => {
    html += bold(escapeHtml(unescaped(part)))
  }
  for (const found of text.matchAll(tag)) {
    say(text.slice(from, found.index))
    from = found.index + found[0].length
    const name = found[1]?.toLowerCase() ?? ''
    if (!allowed.has(name)) continue
    if (name === 'br') html += '<br>'
    else if (!found[0].startsWith('</')) {
      open.push(name)
      html += `<${name}>`
    } else if (open.at(-1) === name) {
      open.pop()
      html += `</${name}>`
    }
  }
  say(text.slice(from))
  return (
    html.trim() +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

const bold = (text: string) => text.replace(/\{\{\s*(.+?)\s*\}\}/g, '<strong>$1</strong>')

const written: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** Entities as a person wrote them, so that they are not escaped twice. */
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => written[name] ?? '')
