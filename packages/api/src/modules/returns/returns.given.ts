import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { commentOnOrder, getReturnable } from '@nukkad/contracts/endpoints/orders/returns'
import type { GivenUser } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'
import type { Wish } from './returns.service.ts'

export function first<T>([one]: readonly T[]): T {
  if (!one) throw new Error('there is none')
  return one
}

/** Returns requested by buyers. */
export const givenReturns = (world: World) => {
  const order = async ({ token }: GivenUser, orderId: string) =>
    ok(await world.call(getOrder, { as: token, query: { orderId } })).data
  const ask = (asha: GivenUser, body: Wish, headers: Record<string, string> = {}) =>
    world.call(commentOnOrder, { as: asha.token, body, headers })
  return {
    order,
    ask,
    returnable: async ({ token }: GivenUser, orderId: string) =>
      ok(await world.call(getReturnable, { as: token, params: { orderId } })).data,
    /** Requests a return of pieces of the order's first line; returns the id of the request. */
    async asked(asha: GivenUser, orderId: string, wish: Partial<Wish> & { qty?: number; replacement?: string } = {}) {
      const { qty = 1, replacement, ...rest } = wish
      const { lines } = await order(asha, orderId)
      const line = { line_id: String(lines[0]?.line_id), qty, reason: rest.kind === 'claim' ? 'damaged' : 'too_small' }
      const body: Wish = {
        orderId,
        kind: 'return',
        lines: [replacement ? { ...line, replacement_sku: replacement } : line],
        ...rest,
      }
      const { data } = ok(await ask(asha, body))
      return String(data.request?.requestId)
    },
    /** Moves the delivery of the order this many hours into the past. */
    arrivedAgo: (orderId: string, hours: number) =>
      world.db`
        update shop_order set delivered_at = delivered_at - make_interval(hours => ${hours}) where order_id = ${orderId}`,
    /** A picture uploaded by this user. */
    async photo({ id }: GivenUser): Promise<string> {
      const name = `${id}photo${Math.random().toString(36).slice(2)}`.padEnd(22, 'x').slice(0, 22)
      await world.db`
        insert into media (id, user_id, bytes, width, height, ground)
        values (${name}, ${id}, ${Buffer.from('x')}, 10, 10, '#e8dfd0')`
      return `/api/media/${name}`
    },
    async stockOf(sku: string): Promise<number> {
      const [row] = await world.db<[{ on_hand: number }]>`select on_hand from variant where sku = ${sku}`
      return row.on_hand
    },
    async creditOf({ id }: GivenUser): Promise<number> {
      const [row] = await world.db<{ paise: number }[]>`
        select balance_paise as paise from wallet_account where user_id = ${id} and kind = 'credit'`
      return row?.paise ?? 0
    },
    /** Another size of the same product, at the same price unless stated otherwise. */
    async sibling({ id, sku }: { id: number; sku: string }, { stock = 3, price = 100_000 } = {}): Promise<string> {
      const other = `${sku}-l`
      await world.db`
        insert into variant (sku, product_id, position, size, weight_grams, price_paise, mrp_paise, on_hand)
        values (${other}, ${id}, 1, 'L', 300, ${price}, ${price}, ${stock})`
      return other
    },
  }
}
