import { clock } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { useApi, useQuery } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/** When the response arrived by the monotonic clock, and the server's time then. */
interface Told {
  readonly at: number
  readonly serverTime: number
}

/**
 * The server's time, updated every second; undefined until it is known. It is fetched once and advanced by the
 * browser's monotonic clock, so that neither a wrong clock nor a clock change affects it. The response is assumed to
 * have taken half of the round trip.
 */
export function useServerTime(): number | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['server-time'],
    queryFn: async ({ signal }): Promise<Told> => {
      const asked = performance.now()
      const { now } = await api.call(clock, undefined, { signal })
      const at = performance.now()
      return { at, serverTime: Date.parse(now) + (at - asked) / 2 }
    },
    enabled: typeof window !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [, tick] = useState(0)
  useEffect(() => {
    if (!data) return
    const timer = setInterval(() => tick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [data])
  return data && data.serverTime + (performance.now() - data.at)
}
