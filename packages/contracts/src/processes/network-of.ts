/**
 * The network that an address counts as: an IPv4 address itself, or the /64 of an IPv6 address, which one household or
 * machine has to itself and may use freely.
 */
export const networkOf = (address: string): string => prefixOf(address, 4)

/**
 * The largest network that one customer of a provider usually gets: an IPv4 address itself, or the /48 of an IPv6
 * address. For counting witnesses, who must be different people: a /48 holds 65,536 networks.
 */
export const customerNetworkOf = (address: string): string => prefixOf(address, 3)

/** The first groups, of 16 bits each, of an IPv6 address; an IPv4 address as it is. */
function prefixOf(address: string, count: number): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const gap = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...tail]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
