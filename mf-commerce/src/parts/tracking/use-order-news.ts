import { useApi, useQuery, useQueryClient } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import { orderKey } from '../order/order.queries.ts'
import { trackingQuery } from './tracking.query.ts'

/** Fetches an order of the user again as soon as anything happens to it: the maker packs, and the page says so. */
export function useOrderNews(orderId: string, isWanted: boolean): void {
  const client = useQueryClient()
  const { data } = useQuery({ ...trackingQuery(useApi(), orderId, null), enabled: isWanted })
  const version = data?.version
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (version === undefined) return
    const isNews = seen.current !== undefined && seen.current !== version
    seen.current = version
    if (isNews) void client.invalidateQueries({ queryKey: orderKey(orderId) })
  }, [client, orderId, version])
}
