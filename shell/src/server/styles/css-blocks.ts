/** One statement of a style sheet: a rule with a block, or an at-rule that ends with a semicolon. */
export interface CssBlock {
  readonly prelude: string
  readonly body: string | undefined
}

/** The end of the string, comment, bracket or block that begins at `at`: the index after its last character. */
function endOf(text: string, at: number): number {
  const opening = text[at]
  if (opening === '"' || opening === "'") {
    let end = at + 1
    while (end < text.length && text[end] !== opening) end += text[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (opening === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2)
    return end === -1 ? text.length : end + 2
  }
  const closing = closings[opening ?? '']
  if (!closing) return at + (opening === '\\' ? 2 : 1)
  let end = at + 1
  while (end < text.length && text[end] !== closing) end = endOf(text, end)
  return end + 1
}

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** The statements of a style sheet, or of the block of an at-rule, in order. */
export function cssBlocks(text: string): CssBlock[] {
  const blocks: CssBlock[] = []
  let start = 0
  let at = 0
  const take = (body: string | undefined, prelude: string) => {
    const words = prelude.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    if (words) blocks.push({ prelude: words, body })
  }
  while (at < text.length) {
    const end = endOf(text, at)
    if (text[at] === '{') take(text.slice(at + 1, end - 1), text.slice(start, at))
    else if (text[at] === ';') take(undefined, text.slice(start, at))
    if (text[at] === '{' || text[at] === ';') start = end
    at = end
  }
  return blocks
}

/** Splits a list at the commas outside brackets. */
export function listParts(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; ) {
    const end = endOf(text, at)
    if (text[at] === ',') {
      parts.push(text.slice(start, at))
      start = end
    }
    at = end
  }
  return [...parts, text.slice(start)].map((part) => part.trim())
}

/**
 * The classes that an element or its ancestors must have for the selector to match; classes inside brackets are
 * ignored.
 */
export function classesOf(selector: string): string[] {
  const classes: string[] = []
  for (let at = 0; at < selector.length; ) {
    const name = selector[at] === '.' ? /^[\w-]+/.exec(selector.slice(at + 1))?.[0] : undefined
    const after = name && at + 1 + name.length
    // An escaped name is not parsed: the rule then counts as needed on every page.
    if (after && selector[after] !== '\\') classes.push(name)
    at = after || endOf(selector, at)
  }
  return classes
}
