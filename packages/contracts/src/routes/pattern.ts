import { citySegment } from '../city/cities.ts'

const isCity = (segment: string) => citySegment(segment) !== undefined

/** The values that a parameter accepts; a parameter not listed here accepts any one segment. */
const constraints: Readonly<Record<string, { readonly kind: string; fits(segment: string): boolean }>> = {
  city: { kind: 'city', fits: isCity },
  citySlug: { kind: 'city', fits: isCity },
  hash: { kind: 'hash', fits: (segment) => /^[0-9a-f]{32}$/.test(segment) },
  token: { kind: 'token', fits: (segment) => /^t-([0-9a-f]{16}){1,2}$/.test(segment) },
  cartId: { kind: 'cart', fits: (segment) => /^(\d{1,19}|[A-Za-z0-9]{32})$/.test(segment) },
}

/** One part of a pattern between two slashes; `(any)` gives the last part an open end. */
export type Segment = { readonly text: string } | { readonly param: string } | { readonly rest: string }

/** The segments of a pattern. */
export function segmentsOf(pattern: string): Segment[] {
  const parts = pattern.split('/').filter(Boolean)
  return parts.map((part) => {
    if (part.startsWith('{')) return { param: part.slice(1, -1) }
    return part.endsWith('(any)') ? { rest: part.slice(0, -5) } : { text: part }
  })
}

/** Whether a parameter of this name accepts this segment. */
export const fits = (param: string, segment: string): boolean => constraints[param]?.fits(segment) ?? true

/** The kind of a parameter: parameters of one kind accept the same segments. `any` accepts all. */
export const kindOf = (param: string): string => constraints[param]?.kind ?? 'any'

/**
 * Lower ranks are tried first: more fixed segments come first (so /{provider}/events precedes /{city}/{slug}), then,
 * from the left, fixed text before an open end, a constrained parameter, and a free one.
 */
export function rankOf(segments: readonly Segment[]): string {
  const digit = (s: Segment) => ('text' in s ? 0 : 'rest' in s ? 1 : kindOf(s.param) === 'any' ? 3 : 2)
  const free = segments.filter((s) => 'param' in s).length
  const fixed = segments.length - free
  return `${9 - fixed}${segments.map(digit).join('')}`
}

/**
 * Equal for two patterns that match the same addresses with the same rank, between which matching would be ambiguous.
 */
export const shapeOf = (pattern: string): string =>
  segmentsOf(pattern)
    .map((s) => ('text' in s ? s.text : 'rest' in s ? `${s.rest}(any)` : `{${kindOf(s.param)}}`))
    .join('/')
