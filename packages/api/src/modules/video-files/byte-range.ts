export interface ByteRange {
  /** first and last byte, both included */
  readonly from: number
  readonly to: number
}

/**
 * The range that a header asks for: 'all' when it asks for none that we know (then the whole is sent), 'none' when it
 * lies outside. When several ranges are asked for, the first is enough for every player.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all'
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  return from >= size || from > to ? 'none' : { from, to }
}
