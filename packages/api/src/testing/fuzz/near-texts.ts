import fc from 'fast-check'
import type { Shape } from './schema-shape.ts'

/** Cached generators of texts by their schemas: creating one costs more than everything it generates. */
const texts = new Map<string, fc.Arbitrary<unknown>>()

export function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<unknown> {
  const asked = JSON.stringify([pattern, format, minLength, maxLength])
  const known = texts.get(asked) ?? newText({ pattern, format, minLength, maxLength })
  texts.set(asked, known)
  return known
}

interface AskedText {
  readonly pattern: string | undefined
  readonly format: string | undefined
  readonly minLength: number
  readonly maxLength: number
}

function newText({ pattern, format, minLength, maxLength }: AskedText): fc.Arbitrary<unknown> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  const simple = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  if (!pattern) return simple
  if (pattern.startsWith('^[^\\u0000')) return simple
  const wanted = new RegExp(pattern)
  // The generator does not support lookaheads: values that they would refuse are filtered out afterwards.
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?[=!](?:\[[^\]]*\]|[^)[])*\)/g, '')))
    .map((text) => text.slice(0, Math.max(maxLength, minLength)))
    .filter((text) => wanted.test(text) || text.length === maxLength)
}
