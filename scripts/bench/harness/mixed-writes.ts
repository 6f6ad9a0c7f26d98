import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createAccessTokens } from '../../../packages/api/src/credentials/tokens.ts'
import { json, post } from './call.ts'
import { type Goods, goodsOf, tellers } from './mixed-goods.ts'
import type { PlacingSystem } from './order-placing.ts'

/** Counts of the writes made during a run. */
export interface Written {
  /** answers to the concurrent reads */
  answers: number
  writes: number
  checked: number
  /** reads that began after a change was answered but returned something else */
  stale: number
}

interface Item {
  readonly version: string
  readonly price: number
  readonly stock: number
}

/** The products of one merchant, written only by this lane, and a cart that contains all of them. */
interface Lane {
  readonly own: readonly Goods[]
  readonly cartId: string
  /** the last version of each SKU that the merchant has seen */
  readonly versions: Map<string, string>
}

/** One write for nineteen answers. */
const eachAnswer = 1 / 19
/** One of this many changes is read again: reads for checking use the machine too, and do not count as answers. */
const changesPerCheck = 4
const mostMerchants = 8

/**
 * Makes writes concurrent with reads, one for nineteen answers: alternately a merchant's new price and stock, and an
 * add to a new cart. A SKU is changed by one lane only. After one change in four the lane reads it as soon as the
 * change is answered: anything but what was just written is stale.
 */
// limit: the steps of one lane share its merchant, its token and the counts
export async function prepareWrites(system: PlacingSystem, slugs: readonly string[]) {
  const { api, home } = system
  const tokens = createAccessTokens(readFileSync(path.join(home, 'keys/api-secret'), 'utf8').trim())
  const goods = await goodsOf(system, slugs, mostMerchants)
  if (goods.length === 0) throw new Error('None of the first products in the shop has a single variant.')
  const told = tellers(api)
  let [count, adds, checks] = [0, 0, 0]

  const tokenOf = async ({ own: [first] }: Pick<Lane, 'own'>): Promise<string> =>
    (await tokens.issue({ userId: first?.userId ?? '', role: 'merchant', familyId: crypto.randomUUID() })).access_token

  async function change({ sku }: Goods, token: string, to: Item): Promise<string> {
    const { data } = await json<{ data: Item }>(`${api}/merchant/catalog/${sku}`, {
      ...post(to),
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    return data.version
  }
  async function versionOf({ sku }: Goods, token: string): Promise<string> {
    const { data } = await json<{ data: (Item & { sku: string })[] }>(`${api}/merchant/catalog?pagesize=50&q=${sku}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const item = data.find((one) => one.sku === sku)
    if (!item) throw new Error(`${sku} is not in its merchant's catalogue`)
    return item.version
  }
  async function add({ sku }: Goods, cartId?: string): Promise<string> {
    const body = { data: { cartItem: { sku, qty: 1 } }, ...(cartId && { cartId }) }
    return (await json<{ data: { cartId: string } }>(`${api}/carts/addToCart`, post(body))).data.cartId
  }

  async function prepareLane(own: readonly Goods[]): Promise<Lane> {
    const token = await tokenOf({ own })
    const versions = new Map<string, string>()
    let cartId: string | undefined
    for (const one of own) {
      cartId = await add(one, cartId)
      versions.set(one.sku, await versionOf(one, token))
    }
    return { own, versions, cartId: cartId ?? '' }
  }

  async function changeAndRead(one: Goods, { cartId, versions }: Lane, token: string, written: Written): Promise<void> {
    const n = count++
    const to = { price: Math.ceil((one.mrp * (50 + ((n * 7) % 50))) / 100), stock: 1 + (n % 4) }
    versions.set(one.sku, await change(one, token, { version: versions.get(one.sku) ?? '', ...to }))
    if (n % changesPerCheck !== 0) return
    const shown = await told[checks++ % told.length]?.(one, cartId)
    written.checked += 1
    if (shown?.price === to.price && shown.stock === to.stock) return
    written.stale += 1
    console.log(`  stale: ${one.sku} is ${JSON.stringify(to)}, shown was ${JSON.stringify(shown)}`)
  }

  /** Makes the writes of one merchant, one each time that `next` resolves with true. */
  async function write(lane: Lane, next: () => Promise<boolean>, written: Written): Promise<void> {
    const token = await tokenOf(lane)
    for (let turn = 0; await next(); turn += 1) {
      const one = lane.own[Math.floor(turn / 2) % lane.own.length]
      if (!one) return
      written.writes += 1
      if (turn % 2 === 1) await add(goods[adds++ % goods.length] ?? one)
      else await changeAndRead(one, lane, token, written)
    }
  }

  const byMerchant = [...new Set(goods.map(({ userId }) => userId))]
  const all = await Promise.all(byMerchant.map((id) => prepareLane(goods.filter(({ userId }) => userId === id))))
  return {
    /** Runs reads with concurrent writes; `run` gets a function to call on each of its answers. */
    async beside<T>(run: (onAnswer: () => void) => Promise<T>): Promise<{ ran: T; written: Written }> {
      const written: Written = { answers: 0, writes: 0, checked: 0, stale: 0 }
      let [owed, isRunning] = [0, true]
      const idle: (() => void)[] = []
      const next = async () => {
        while (isRunning && owed < 1) await new Promise<void>((go) => idle.push(go))
        owed -= 1
        return isRunning
      }
      const writing = Promise.all(all.map((lane) => write(lane, next, written)))
      const reading = run(() => {
        written.answers += 1
        owed += eachAnswer
        if (owed >= 1) idle.shift()?.()
      }).finally(() => {
        isRunning = false
        for (const go of idle) go()
      })
      const [ran] = await Promise.all([reading, writing])
      return { ran, written }
    },

    /** Restores prices and stock; orders may have been placed meanwhile. */
    async end(): Promise<void> {
      for (const lane of all) {
        const token = await tokenOf(lane)
        for (const one of lane.own) {
          const { price, stock } = one
          await change(one, token, { version: await versionOf(one, token), price, stock })
        }
      }
    },
  }
}
