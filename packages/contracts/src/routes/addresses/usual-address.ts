import { segmentsOf } from '../pattern.ts'
import type { RouteTable } from '../route-table.ts'

/** Parameters with case-sensitive values: order numbers, masked cart ids, hashes and tokens. */
const caseSensitive = new Set([
  'orderId',
  'cartId',
  'transactionId',
  'traxnid',
  'txnid',
  'ticketId',
  'hash',
  'token',
  'id',
])

/**
 * The regular address of a path that was typed with capital letters; undefined if it is regular already or matches no
 * route in lower case either. Ids in it keep their case.
 */
export function usualAddress(pathname: string, table: Pick<RouteTable, 'match'>): string | undefined {
  if (!/[A-Z]/.test(pathname) || /%[0-9a-f]{2}/i.test(pathname)) return undefined
  const lower = table.match(pathname.toLowerCase())
  if (!lower) return undefined
  const pattern = segmentsOf(lower.route.pattern)
  const usual = pathname
    .split('/')
    .filter(Boolean)
    .map((part, at) => {
      const segment = pattern[at]
      return segment && 'param' in segment && caseSensitive.has(segment.param) ? part : part.toLowerCase()
    })
  const path = `/${usual.join('/')}`
  return path === pathname.replace(/(.)\/$/, '$1') || !table.match(path) ? undefined : path
}
