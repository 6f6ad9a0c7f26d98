import autocannon from 'autocannon'

export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
}
type Setup = NonNullable<autocannon.Options['requests']>
export interface LoadOptions {
  readonly seconds?: number
  readonly requests?: Setup
  readonly headers?: Record<string, string>
  /** called on each response */
  readonly onAnswer?: () => void
}

/** Loads one address for `seconds` over 16 keep-alive connections; `failed` counts every response that is not 2xx. */
export async function load(
  url: string,
  { seconds = 3, requests, headers, onAnswer = () => undefined }: LoadOptions = {},
): Promise<Load> {
  const options = { url, connections: 16, duration: seconds, requests, headers }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)))
    running.on('response', onAnswer)
  })
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
