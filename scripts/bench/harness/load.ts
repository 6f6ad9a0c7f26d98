import autocannon from 'autocannon'

export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}
type Setup = NonNullable<autocannon.Options['requests']>

/** Loads one address for `seconds` over 16 kept connections; failed counts everything that was not 2xx. */
export async function load(
  url: string,
  { seconds = 3, requests, headers }: { seconds?: number; requests?: Setup; headers?: Record<string, string> } = {},
): Promise<Load> {
  const result = await autocannon({ url, connections: 16, duration: seconds, requests, headers })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
