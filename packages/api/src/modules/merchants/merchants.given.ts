import { type OrderStepName, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { Answer as CallAnswer, World } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import type { Answer } from '../returns/requesting/answer-request.ts'

export interface GivenMerchant extends GivenUser {
  readonly merchantId: number
}

type Wishes = Parameters<ReturnType<typeof givenShop>['product']>[0]

let parcels = 0
/** A step with the fields that it needs. */
export const withStep = (step: OrderStepName) => ({
  step,
  ...(step === 'ship' && { courier: 'Delhivery' as const, awb: `AWB${++parcels}X${process.pid}` }),
  ...(step === 'fail' || step === 'hold' || step === 'cancel' ? { reason: 'The gate was locked' } : {}),
})

/** Merchants in their back office, and orders that pass through it. */
export const givenMerchants = (world: World) => {
  async function merchant(merchantId?: number): Promise<GivenMerchant> {
    const id = merchantId ?? (await givenShop(world).merchant())
    const user = await givenIn(world).user({ role: 'merchant', firstName: 'Meera' })
    await world.db`insert into merchant_account (user_id, merchant_id) values (${user.id}, ${id})`
    return { ...user, merchantId: id }
  }

  const step = (meera: GivenMerchant, id: string, body: object) =>
    world.call(stepOrder, { as: meera.token, params: { id }, body })

  return {
    merchant,
    step,
    /** Takes these steps in order; each must succeed. */
    async walk(meera: GivenMerchant, id: string, ...steps: OrderStepName[]): Promise<void> {
      for (const name of steps) ok(await step(meera, id, withStep(name)))
    },
    answer: (meera: GivenMerchant, id: string, body: Answer) =>
      world.call(stepReturn, { as: meera.token, params: { id }, body }),

    /** A cash order of these products of one merchant, with the merchant. */
    async order(wishes: readonly (Wishes & { qty?: number })[] = [{}]) {
      const meera = await merchant()
      const shop = givenShop(world)
      const buyers = givenBuyers(world)
      const products = []
      for (const wish of wishes) products.push(await shop.product({ merchant: meera.merchantId, ...wish }))
      const asha = await buyers.buyer(products)
      for (const [at, { qty = 1 }] of wishes.entries()) {
        const product = products[at]
        if (product && qty > 1) await buyers.add(asha.token, asha.cartId, product, qty - 1)
      }
      const [orderId = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
      return { meera, asha, orderId, products }
    },

    /** The same order, delivered. */
    async delivered(wishes: readonly (Wishes & { qty?: number })[] = [{}]) {
      const given = await this.order(wishes)
      await this.walk(given.meera, given.orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
      return given
    },
  }
}

/** The body of a successful answer; throws with the server's message otherwise. */
export function ok<Body>({ status, body, error }: CallAnswer<Body>): Body {
  if (status !== 200) throw new Error(`${status}: ${error?.message} ${JSON.stringify(error?.fields ?? {})}`)
  return body
}
