import { lookAtProof } from '@nukkad/contracts/endpoints/site/operations'
import type { World } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'

export const operatorPassword = 'only the tests know this'
export const basic = (name: string, word: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${word}`).toString('base64')}`,
})
export const operator = basic('operator', operatorPassword)

/** What operators see, with their password. */
export const givenOperations = (world: World) => {
  const proof = async () => (await world.call(lookAtProof, { headers: operator })).body.data
  return {
    broken: async () => (await proof()).invariants.filter(({ holds }) => !holds).map(({ name }) => name),
    late: async () => (await proof()).waiting.filter(({ holds }) => !holds).map(({ name }) => name),
    /** A placed order, after the read model of its products was refreshed. */
    async placeOne() {
      const [shop, buyers] = [givenShop(world), givenBuyers(world)]
      const kurta = await shop.product({ stock: 5 })
      const buyer = await buyers.buyer([kurta, await shop.product()])
      await world.modules.operations.service.repair('shown-products')
      const transactionId = transactionOf(await buyers.start(buyer))
      return { kurta, transactionId, orders: ordersOf(await buyers.pay(buyer, transactionId)) }
    },
  }
}
