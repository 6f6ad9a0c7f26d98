const literal = /('(?:[^']|'')*'|"[^"]*")/

/** Applies `change` to the parts outside of quotes. */
const outside = (sql: string, change: (part: string) => string) =>
  sql
    .split(literal)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')

/**
 * Converts PostgreSQL's text of a definition to our style: lower case, lists with `in`, and no casts on literals that
 * would have that type anyway.
 */
export function lowerCased(definition: string): string {
  const small = outside(definition.replaceAll('\n', ' ').replaceAll(/ {2,}/g, ' '), (part) => part.toLowerCase())
  return small
    .replace(/^('(?:[^']|'')*')::[a-z ]+(?:\[\])?$/, '$1')
    .replaceAll(/('(?:[^']|'')*')::(?:text|regclass)(?!\[)/g, '$1')
    .replaceAll('"position"', 'position')
    .replaceAll(/(\([^()]*\)|[\w.]+) = any \(array\[((?:'(?:[^']|'')*'(?:, )?)+)\]\)/g, '$1 in ($2)')
    .replaceAll(/(\([^()]*\)|[\w.]+) <> all \(array\[((?:'(?:[^']|'')*'(?:, )?)+)\]\)/g, '$1 not in ($2)')
    .replaceAll(/(references \w+)\(/g, '$1 (')
    .replaceAll(/\bon only (\w+)/g, 'on $1')
    .replaceAll(/ using btree\b/g, '')
}

const longest = 116

/** Wraps a statement into readable lines: broken at commas, `and`, `or` and the clauses of a trigger, indented. */
export function wrapped(statement: string, indent: string): string {
  if (statement.length <= longest) return statement
  const words = statement.split(literal).flatMap((part, at) => (at % 2 === 0 ? part.split(/(?<= )/) : [part]))
  const pieces: string[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    const starts =
      at === 0 ||
      (before.endsWith(', ') && word !== '') ||
      /^(?:and|or|where|for|when|execute|referencing|references) $/.test(word)
    if (starts) pieces.push(word)
    else pieces[pieces.length - 1] += word
  }
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && (last + piece).trimEnd().length <= longest) lines[lines.length - 1] = last + piece
    else lines.push(lines.length === 0 ? piece : `${indent}${piece}`)
  }
  return lines.map((line) => line.trimEnd()).join('\n')
}
