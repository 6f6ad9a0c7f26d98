import { createHash, createHmac } from 'node:crypto'

/** The list that is drawn from: sorted, so that it does not reveal the order of entry. */
export const sortedList = (entries: readonly string[]): string => [...entries].sort().join('\n')

/** The published hash of the list: any entry more or less changes it. */
export const listHash = (entries: readonly string[]): Buffer =>
  createHash('sha256').update(sortedList(entries)).digest()

/**
 * All entries by rank: the HMAC-SHA256 of the entry under the seed followed by the beacon, smallest first. The same
 * input yields the same winners, whoever computes it.
 */
export function ranked(seed: Uint8Array, beacon: string, entries: readonly string[]): string[] {
  const key = Buffer.concat([seed, Buffer.from(beacon, 'utf8')])
  const drawn = entries.map((entry) => ({ entry, rank: createHmac('sha256', key).update(entry).digest('hex') }))
  return drawn.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ entry }) => entry)
}
