import { segmentsOf } from '../pattern.ts'
import type { RouteTable } from '../route-table.ts'

/** What these hold is written in letters of both cases: numbers of orders, masked ids of carts, hashes and tokens. */
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
 * Where a path that was typed with capital letters really stands, or undefined when it is written as usual or leads
 * nowhere in small letters either. Ids in it stay as they are.
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
