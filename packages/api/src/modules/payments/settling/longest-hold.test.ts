import { releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { type GivenProduct, givenShop } from '../../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, transactionOf, wordsOf } from '../../checkout/buyer.given.ts'
import { givenGateway, useWorldWithGateway } from '../gateway.given.ts'

const world = useWorldWithGateway()
const gateway = () => givenGateway(world)
const minutes = (count: number) => world.clock.forward(count * 60)
beforeEach(() => gateway().hearing(false))

/** The buyer with a new token: the last one is valid for fifteen minutes. */
async function renewed<Buyer extends GivenBuyer>(buyer: Buyer): Promise<Buyer> {
  const [family] = await world.db<{ id: string }[]>`select id from session_family where user_id = ${buyer.id}`
  const { access_token: token } = await world.tokens.issue({
    userId: buyer.id,
    role: 'user',
    familyId: String(family?.id),
  })
  return { ...buyer, token }
}

const open = async (buyer: GivenBuyer, transactionId: string) =>
  world.call(createGatewayOrder, {
    as: (await renewed(buyer)).token,
    body: { amount: 1, currency: 'INR', transactionId },
  })
const start = async (buyer: GivenBuyer) => givenBuyers(world).start(await renewed(buyer), 'razorpay')

async function pay(lately: GivenBuyer, transactionId: string) {
  const buyer = await renewed(lately)
  const order = await gateway().opened(buyer, transactionId)
  await gateway().answer(buyer, transactionId, (await gateway().pay(order.orderId)).signed)
  return gateway().transaction(buyer, transactionId)
}

/** Somebody whose bag contains the piece, as it was added while the piece was free. */
const another = (kurta: GivenProduct) => givenBuyers(world).buyer([kurta])

/** A buyer who opens the payment window for the last piece every fourteen minutes, for more than an hour. */
async function insistent(again: (buyer: GivenBuyer, transactionId: string) => Promise<string> = async (_, id) => id) {
  const kurta = await givenShop(world).product({ stock: 1 })
  const buyer = await givenBuyers(world).buyer([kurta])
  const other = await another(kurta)
  let transactionId = transactionOf(await start(buyer))
  for (let opened = 0; opened < 5; opened++) {
    expect((await open(buyer, transactionId)).status).toBe(200)
    expect(wordsOf(await start(other))?.code).toBe('unavailable')
    minutes(14)
    transactionId = await again(buyer, transactionId)
  }
  return { kurta, buyer, other, transactionId }
}

describe('the last piece', () => {
  test('is free for others an hour after the first payment window, however many followed', async () => {
    const { buyer, other, transactionId } = await insistent()
    expect((await open(buyer, transactionId)).body).toMatchObject({ data: { amount: expect.any(Number) } })

    const theirs = transactionOf(await start(other))
    expect((await open(other, theirs)).body).toMatchObject({ data: { amount: expect.any(Number) } })
    expect(wordsOf(await open(buyer, transactionId))?.code).toBe('unavailable')
  })

  test('is not held for longer by a checkout that is cancelled and begun again', async () => {
    const { other } = await insistent(async (buyer, transactionId) => {
      await world.call(releasePending, { as: (await renewed(buyer)).token, body: { transactionId } })
      return transactionOf(await start(buyer))
    })
    expect(transactionOf(await start(other))).toBeTruthy()
  })

  test('is sold after that hour to whoever pays first', async () => {
    const { kurta, buyer, transactionId } = await insistent()
    expect(await pay(buyer, transactionId)).toMatchObject({ state: 'placed' })
    expect(await givenShop(world).stockOf(kurta)).toBe(0)
  })

  test('is held again an hour later', async () => {
    const { buyer, other, transactionId } = await insistent()
    minutes(60)
    await open(buyer, transactionId)
    expect(wordsOf(await start(other))?.code).toBe('unavailable')
  })

  test('is held from the beginning for somebody who has paid for another', async () => {
    const { kurta, buyer, transactionId } = await insistent()
    await pay(buyer, transactionId)
    await world.db`update variant set on_hand = 1 where sku = ${kurta.sku}`
    const [fresh, other] = [await renewed(buyer), await another(kurta)]
    const cartId = String((await givenBuyers(world).add(fresh.token, null, kurta)).body.data.cartId)
    await world.call(attachAddress, { as: fresh.token, body: { addressID: fresh.addressId, cartID: cartId } })
    transactionOf(await start({ ...fresh, cartId }))
    expect(wordsOf(await start(other))?.code).toBe('unavailable')
  })
})
