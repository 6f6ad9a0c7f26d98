/** One statement of a style sheet: a rule with its block, or one that ends with a semicolon and has none. */
export interface CssBlock {
  readonly prelude: string
  readonly body: string | undefined
}

/** Where the string, comment, bracket or block that begins at `at` ends: behind its last character. */
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

/** Statements of a style sheet, or of what stands in the block of an at-rule, in their order. */
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

/** The parts of a list between the commas that stand in no brackets. */
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

/** Classes that an element or those around it must have for the selector; what stands in brackets is left out. */
export function classesOf(selector: string): string[] {
  const classes: string[] = []
  for (let at = 0; at < selector.length; ) {
    const name = selector[at] === '.' ? /^[\w-]+/.exec(selector.slice(at + 1))?.[0] : undefined
    const after = name && at + 1 + name.length
    // An escaped name is not read: the rule counts as one that every page needs.
    if (after && selector[after] !== '\\') classes.push(name)
    at = after || endOf(selector, at)
  }
  return classes
}
