import { setTimeout as sleep } from 'node:timers/promises'

export interface SteadyLoad {
  readonly origin: string
  readonly perSecond: number
  readonly total: number
  /** the product that the writes add to carts */
  readonly sku: string
}

export interface SteadyResult {
  readonly sent: number
  /** what was answered instead of 2xx, one text per request */
  readonly failed: readonly string[]
  /** number of carts confirmed by an answer */
  readonly acknowledged: number
  readonly slowest: number
}

const reads = ['/delhi', '/shop', '/api/v1/shop/products?pagesize=12', '/api/v5/all/search?q=park&city=delhi']
/** One in five requests writes: a guest's first item in a new cart. */
const isWrite = (nth: number) => nth % (reads.length + 1) === reads.length

/** Requests everything until it has succeeded ten times, so that a restart is measured and not a cold start. */
export async function warm(origin: string): Promise<void> {
  for (const path of reads) {
    for (let good = 0, tries = 0; good < 10 && tries < 100; tries += 1) {
      const answer = await fetch(origin + path, { headers: { authorization: 'Bearer nukkad-public-visitor' } })
      await answer.text()
      if (answer.ok) good += 1
    }
  }
}

/** Sends requests at an even rate, without waiting for earlier ones. */
export function steadily({ origin, perSecond, total, sku }: SteadyLoad): {
  isOver(): boolean
  result: Promise<SteadyResult>
} {
  const failed: string[] = []
  let [over, slowest, acknowledged] = [false, 0, 0]

  async function one(nth: number): Promise<void> {
    const path = isWrite(nth) ? '/api/carts/addToCart' : (reads[nth % (reads.length + 1)] as string)
    const from = performance.now()
    try {
      const answer = await fetch(origin + path, {
        method: isWrite(nth) ? 'POST' : 'GET',
        signal: AbortSignal.timeout(30_000),
        headers: {
          authorization: 'Bearer nukkad-public-visitor',
          // Simulates many visitors, because rate limits are per address.
          'x-forwarded-for': `10.${nth % 251}.${(nth >> 8) % 251}.${nth % 241}`,
          ...(isWrite(nth) && { 'content-type': 'application/json' }),
        },
        ...(isWrite(nth) && { body: JSON.stringify({ data: { cartItem: { sku, qty: 1 } }, cartId: null }) }),
      })
      const text = await answer.text()
      if (!answer.ok) failed.push(`${answer.status} ${isWrite(nth) ? 'POST' : 'GET'} ${path}`)
      else if (isWrite(nth)) acknowledged += JSON.parse(text).data.cartId ? 1 : 0
    } catch (error) {
      const { message, cause } = error as Error
      failed.push(`${cause instanceof Error ? cause.message : message} ${path}`)
    }
    slowest = Math.max(slowest, performance.now() - from)
  }

  async function all(): Promise<SteadyResult> {
    const under: Promise<void>[] = []
    const from = performance.now()
    for (let nth = 0; nth < total; nth += 1) {
      const wait = from + (nth * 1000) / perSecond - performance.now()
      if (wait > 1) await sleep(wait)
      under.push(one(nth))
    }
    over = true
    await Promise.all(under)
    return { sent: total, failed, acknowledged, slowest }
  }
  return { isOver: () => over, result: all() }
}
