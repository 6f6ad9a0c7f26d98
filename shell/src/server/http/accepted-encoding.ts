export type Encoding = 'br' | 'gzip' | 'identity'

const refused = /;\s*q=0(\.0*)?\s*(,|$)/

/** The best encoding that a browser takes: brotli before gzip; `x;q=0` is a refusal. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const takes = (name: string) => {
    const at = header.search(new RegExp(`(^|[\\s,])${name}(?=$|[\\s,;])`))
    return at !== -1 && !refused.test(header.slice(at).split(',', 1)[0] ?? '')
  }
  if (!header.includes(';q=')) return header.includes('br') ? 'br' : header.includes('gzip') ? 'gzip' : 'identity'
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
