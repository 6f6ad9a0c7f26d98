const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
const isEscapable = (sign: string | undefined) => sign !== undefined && '\\*[]-.'.includes(sign)

/** Words with **bold**, *italic* and [links](https://…); a backslash takes a sign at its word. */
function inline(source: string): string {
  let at = 0
  const open = new Set<string>()
  function wrapped(mark: string, tag: string): string {
    const begin = at
    at += mark.length
    if (!open.has(mark) && source.indexOf(mark, at) > at) {
      open.add(mark)
      const inside = until(mark)
      open.delete(mark)
      if (inside && source.startsWith(mark, at)) {
        at += mark.length
        return `<${tag}>${inside}</${tag}>`
      }
    }
    at = begin + mark.length
    return escaped(mark)
  }
  function link(): string {
    const begin = at
    at += 1
    if (!open.has('](') && source.indexOf('](', at) > at) {
      open.add('](')
      const inside = until('](')
      open.delete('](')
      const end = source.indexOf(')', at)
      const href = source.slice(at + 2, end)
      if (inside && source.startsWith('](', at) && end > at + 2 && !/\s/.test(href)) {
        at = end + 1
        return `<a href="${escaped(href)}">${inside}</a>`
      }
    }
    at = begin + 1
    return '['
  }
  function until(stop: string | undefined): string {
    let out = ''
    while (at < source.length) {
      const sign = source[at] ?? ''
      const isBold = source.startsWith('**', at)
      if (stop && source.startsWith(stop, at) && !(stop === '*' && isBold)) return out
      if (sign === '\\' && isEscapable(source[at + 1])) {
        out += escaped(source[at + 1] ?? '')
        at += 2
      } else if (isBold) out += wrapped('**', 'strong')
      else if (sign === '*') out += wrapped('*', 'em')
      else if (sign === '[') out += link()
      else {
        out += escaped(sign)
        at += 1
      }
    }
    return out
  }
  return until(undefined)
}

const bullet = /^- +/
const number = /^\d+\. +/
const kindOf = (line: string) => (bullet.test(line) ? 'ul' : number.test(line) ? 'ol' : 'p')

/** Text as an editor types it, as the HTML that a page shows: paragraphs, lists, and what stands in them. */
export function htmlOf(markup: string): string {
  const parts: { kind: 'p' | 'ul' | 'ol'; lines: string[] }[] = []
  for (const chunk of markup.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    let isFirst = true
    for (const line of chunk
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean)) {
      const kind = kindOf(line)
      const last = parts.at(-1)
      if (!isFirst && last?.kind === kind) last.lines.push(line)
      else parts.push({ kind, lines: [line] })
      isFirst = false
    }
  }
  return parts
    .map(({ kind, lines }) => {
      if (kind === 'p') return `<p>${lines.map(inline).join('<br>')}</p>`
      const items = lines.map((line) => `<li>${inline(line.replace(kind === 'ul' ? bullet : number, ''))}</li>`)
      return `<${kind}>${items.join('')}</${kind}>`
    })
    .join('')
}

const marks: Readonly<Record<string, string>> = { STRONG: '**', EM: '*' }

function words(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? '').replace(/\s+/g, ' ').replace(/[\\*[\]]/g, '\\$&')
  if (!(node instanceof Element)) return ''
  const inside = [...node.childNodes].map(words).join('')
  if (node.tagName === 'BR') return '\n'
  if (node.tagName === 'A') return `[${inside}](${(node.getAttribute('href') ?? '').replace(/\)/g, '%29')})`
  const mark = marks[node.tagName]
  return mark ? `${mark}${inside}${mark}` : inside
}
/** A line that begins like a list and is none. */
const notAList = (line: string) => line.replace(/^(-|\d+\.)(?= )/, (sign) => sign.replace(/[-.]$/, '\\$&'))

function lines(element: Element): string {
  const items = [...element.children]
  if (element.tagName === 'UL') return items.map((item) => `- ${words(item).trim()}`).join('\n')
  if (element.tagName === 'OL') return items.map((item, at) => `${at + 1}. ${words(item).trim()}`).join('\n')
  return words(element).trim().split('\n').map(notAList).join('\n')
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
/** As two writings of the same text are compared: the server adds `rel` to links that lead away, and a
 * closing bracket in an address is written so that it does not end the link. */
function canonical(html: string): string {
  const body = parsed(html)
  for (const link of body.querySelectorAll('a')) {
    link.removeAttribute('rel')
    link.setAttribute('href', (link.getAttribute('href') ?? '').replaceAll('%29', ')'))
  }
  return body.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/> (?=<(p|ul|ol|li)>)/g, '>')
    .trim()
}

/** HTML as markup to go on writing; undefined where markup could not say all of it. */
export function markupOf(html: string): string | undefined {
  const markup = [...parsed(html).children].map(lines).join('\n\n')
  return canonical(htmlOf(markup)) === canonical(html) ? markup : undefined
}
