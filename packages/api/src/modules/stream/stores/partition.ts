/** The partition of a key, among `count`: always the same one, so that a partition preserves the order of its keys. */
export function partitionOf(key: string, count: number): number {
  let hash = 0
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0
  return hash % count
}
