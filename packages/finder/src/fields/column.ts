export type Column = Uint8Array | Uint16Array | Uint32Array

const columnTypes = { 8: Uint8Array, 16: Uint16Array, 32: Uint32Array } as const

export const columnOf = (bits: 8 | 16 | 32, length: number): Column => new columnTypes[bits](length)

/**
 * How many members have each value of a column: a plain loop takes a few nanoseconds per member, whatever the values
 * are.
 */
export function histogramOf(members: Uint32Array, column: Column, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  for (let at = 0; at < members.length; at++) {
    const value = column[members[at] as number] as number
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}
