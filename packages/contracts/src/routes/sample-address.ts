import { kindOf, segmentsOf } from './pattern.ts'

/** What a parameter of each kind takes. */
const samples: Readonly<Record<string, string>> = {
  city: 'delhi',
  hash: '0'.repeat(32),
  token: `t-${'0'.repeat(16)}`,
  cart: '1',
  any: 'example',
}

/** An address that a pattern leads to, with its parameters: for trying a screen out. */
export function sampleAddress(pattern: string): { readonly path: string; readonly params: Record<string, string> } {
  const params: Record<string, string> = {}
  const parts = segmentsOf(pattern).map((segment) => {
    if ('text' in segment) return segment.text
    if ('rest' in segment) return segment.rest
    const sample = samples[kindOf(segment.param)] ?? ''
    params[segment.param] = sample
    return sample
  })
  return { path: `/${parts.join('/')}`, params }
}
