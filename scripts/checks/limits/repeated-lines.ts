import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'

/** A non-empty line: its number, counted from 1, and its trimmed text. */
interface Line {
  readonly number: number
  readonly text: string
  /** Whether the line above gives a reason for repeating other code. */
  readonly isExcused: boolean
}

/**
 * Runs of at least `fewest` lines that stand in two places, by both. Imports, comments, blank lines and lines of signs alone do
 * not count and do not end a run. Style sheets are read by the same rule. A run whose second place has a reason above its first line
 * (`// repeated: <why it can't be one>`, in style sheets between their own signs) is let through.
 */
export function repeatedLines(sources: readonly Source[], fewest: number): Breaks {
  const found: Record<string, number> = {}
  const files = sources.map((source) => ({ file: source.file, lines: linesOf(source) }))
  const seen = new Map<string, { readonly in: (typeof files)[number]; readonly at: number }>()
  for (const one of files) {
    const { file, lines } = one
    for (let at = 0; at + fewest <= lines.length; at += 1) {
      const run = textOf(lines, at, fewest)
      const first = seen.get(run)
      if (!first) {
        seen.set(run, { in: one, at })
        continue
      }
      const length = lengthOfRun(first.in.lines, first.at, lines, at, fewest)
      const [here, there] = [lines[at], first.in.lines[first.at]]
      if (!here?.isExcused) found[`${file}:${here?.number} ~ ${first.in.file}:${there?.number}`] = length
      at += length - 1
    }
  }
  return found
}

const textOf = (lines: readonly Line[], from: number, count: number) =>
  lines
    .slice(from, from + count)
    .map(({ text }) => text)
    .join('\n')

/** The length of two equal runs of lines; in one file the first ends where the second begins. */
function lengthOfRun(one: readonly Line[], from: number, other: readonly Line[], at: number, fewest: number): number {
  let length = fewest
  while (
    one[from + length] !== undefined &&
    one[from + length]?.text === other[at + length]?.text &&
    !(one === other && from + length >= at)
  ) {
    length += 1
  }
  return length
}

const reason = /(\/\/|\/\*) repeated: \S+ \S+ \S/
/** A comment or an import, over all its lines; an import ends with the name of its file. */
const unsaid = /\/\*[\s\S]*?\*\/|^\s*\/\/.*|^(import|export)\b[^()=]*?\bfrom '[^']*'|^import '[^']*'/gm

function linesOf({ text }: Source): Line[] {
  const raw = text.split('\n')
  const left = text.replace(unsaid, (part) => part.replace(/[^\n]/g, '')).split('\n')
  return left.flatMap((line, at) =>
    /\w/.test(line) ? [{ number: at + 1, text: line.trim(), isExcused: at > 0 && reason.test(raw[at - 1] ?? '') }] : [],
  )
}
