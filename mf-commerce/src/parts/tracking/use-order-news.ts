import { useApi, useQuery, useQueryClient } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import { orderKey } from '../order/order.queries.ts'
import { trackingQuery } from './tracking.queries.ts'

/** Refetches a user's order whenever something happens to it: when the maker packs, the page says so. */
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
