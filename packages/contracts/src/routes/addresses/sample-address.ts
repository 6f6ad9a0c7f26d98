import { kindOf, segmentsOf } from '../pattern.ts'
import type { Route } from '../route.ts'

/** A valid value for a parameter of each kind. */
const samples: Readonly<Record<string, string>> = {
  city: 'delhi',
  hash: '0'.repeat(32),
  token: `t-${'0'.repeat(16)}`,
  cart: '1',
  any: 'example',
}

/** An example address of a route, with its parameters, for trying a screen. */
export function sampleAddress({ pattern, hasChoice }: Pick<Route, 'pattern' | 'hasChoice'>): {
  readonly path: string
  readonly params: Record<string, string>
} {
  const params: Record<string, string> = {}
  const parts = segmentsOf(pattern).flatMap((segment) => {
    if ('text' in segment) return segment.text
    if ('rest' in segment) {
      if (hasChoice) return segment.rest
      params.rest = 'example'
      return [segment.rest, params.rest]
    }
    const sample = samples[kindOf(segment.param)] ?? ''
    params[segment.param] = sample
    return sample
  })
  return { path: `/${parts.join('/')}`, params }
}
