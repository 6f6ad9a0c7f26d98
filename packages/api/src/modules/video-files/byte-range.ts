export interface ByteRange {
  /** first and last byte, both inclusive */
  readonly from: number
  readonly to: number
}

/**
 * The range that a header requests: 'all' for no known range (the whole file is sent), 'none' when it is out of bounds.
 * Of several ranges only the first is served, which is enough for every player.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, first, last] = /^bytes=(\d*)-(\d*)/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all'
  if (first === '') return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  return from >= size || from > to ? 'none' : { from, to }
}
