/** Our three type faces, by the names under which a document registers their fonts. */
export type Face = 'sans' | 'strong' | 'display'

/** Characters that need a different font than the face; those in none of our fonts are shown as a question mark. */
const strangers = /([₹])|([\u0100-\u017f])|([^\u0020-\u007e\u00a0-\u00ff‘’“”‚„–—…•‹›′″−×÷])/gu

/** A piece of text in one font. */
interface Run {
  readonly font: string
  readonly text: string
}

/** Splits a text where the font changes. */
export function fontRuns(text: string, face: Face): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(strangers)) {
    if (match.index > from) found.push({ font: face, text: text.slice(from, match.index) })
    found.push(
      match[1]
        ? { font: 'rupee', text: match[0] }
        : match[2]
          ? { font: 'sans-more', text: match[0] }
          : { font: face, text: '?' },
    )
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ font: face, text: text.slice(from) })
  return found
}
