import { returnGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { cancelOrder, createTransaction, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { type GivenUser, givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { createWalletService } from '../../wallet/wallet.service.ts'
import { givenGifts } from '../gift-card.given.ts'
import { createRemainders } from './remainder.service.ts'

const world = useWorld()
jest.setTimeout(60_000)
const gifts = () => givenGifts(world)

const giveBack = ({ token }: GivenUser, id: string, key?: string) =>
  world.call(returnGiftCard, { as: token, params: { id }, ...(key && { headers: { 'idempotency-key': key } }) })
const holderWith = async (price: number, amount: number) => {
  const holder = await givenBuyers(world).buyer([await givenShop(world).product({ price })])
  const card = await gifts().card({ amount })
  expect((await gifts().redeem(holder, card.code)).status).toBe(200)
  return { holder, card }
}
const start = ({ token, cartId }: GivenBuyer) =>
  world.call(createTransaction, { as: token, body: { cartId, paymentMethod: 'cashondelivery' } })
const refundsOf = (transactionId: string) => world.db<{ amount: number; source: number; user: string }[]>`
  select amount_paise as amount, source_paise as source, user_id::text as user from refund
  where transaction_id = ${transactionId} order by requested_at, refund_id`
const isWell = async () => {
  const { invariants } = await world.modules.operations.service.look()
  const wanted = ['remainders-of-gift-cards', 'refunded-gift-cards', 'gift-cards-one-by-one', 'gift-cards-issued']
  const found = invariants.filter(({ check }) => check.area === 'ledger' || wanted.includes(check.name))
  expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
}

describe('returning the rest of a gift card', () => {
  test('refunds it to the buyer at the holder’s request, also what is returned onto it later', async () => {
    const { holder, card } = await holderWith(60_000, 84_900)
    const started = await start(holder)
    const [order] = ordersOf(
      await world.call(payNothing, { as: holder.token, params: { transactionid: transactionOf(started) } }),
    )
    const { body } = await giveBack(holder, card.giftId)
    expect(body).toMatchObject({ data: { amount: 200, wallet: { gift_card_balance: 0, gift_cards: [] } } })
    const buyer = card.buyer.id
    expect(await refundsOf(card.transactionId)).toEqual([{ amount: 20_000, source: 20_000, user: buyer }])
    await isWell()

    await world.call(cancelOrder, { as: holder.token, params: { orderId: order ?? '' }, body: {} })
    expect(await gifts().wallet(holder)).toMatchObject({ gift_card_balance: 649 })
    expect((await giveBack(holder, card.giftId)).body).toMatchObject({ data: { amount: 649 } })
    expect((await refundsOf(card.transactionId)).map(({ source }) => source)).toEqual([20_000, 64_900])
    expect((await giveBack(holder, card.giftId)).body).toMatchObject({ message: { code: 'transaction_ended' } })
    await isWell()
  })

  test('is shown to the buyer as a refund, and gives the same answer for the same key', async () => {
    const { holder, card } = await holderWith(30_000, 50_000)
    const first = await giveBack(holder, card.giftId, 'once-and-again')
    expect(await giveBack(holder, card.giftId, 'once-and-again')).toMatchObject({ body: first.body })
    expect(await refundsOf(card.transactionId)).toHaveLength(1)
    const { data } = (await gifts().listOfBuyer(card.buyer)).body
    expect(data[0]?.card).toMatchObject({ state: 'redeemed', refund: { amount: 500 } })
  })

  test('is possible for its holder only, not even for its buyer', async () => {
    const { card } = await holderWith(30_000, 50_000)
    const stranger = await givenIn(world).user()
    for (const other of [stranger, card.buyer]) expect((await giveBack(other, card.giftId)).status).toBe(404)
    const unredeemed = await gifts().card()
    expect((await giveBack(unredeemed.buyer, unredeemed.giftId)).status).toBe(404)
    expect((await giveBack(stranger, 'no-such-card')).status).toBe(404)
    expect(await refundsOf(card.transactionId)).toEqual([])
  })

  test('excludes what a payment holds, and is refused after expiry', async () => {
    const { holder, card } = await holderWith(60_000, 84_900)
    await start(holder)
    expect((await giveBack(holder, card.giftId)).body).toMatchObject({ data: { amount: 200 } })
    expect((await giveBack(holder, card.giftId)).body).toMatchObject({ message: { code: 'transaction_ended' } })
    const soon = await gifts().inWallet(holder, 10_000, new Date(world.clock.now().getTime() + 300_000))
    world.clock.forward(400)
    expect((await giveBack(holder, soon)).body).toMatchObject({ message: { code: 'transaction_ended' } })
    await isWell()
  })

  /** Returns how many of six concurrent requests to return the same card succeeded. */
  async function sixAtOnce(): Promise<number> {
    const { holder, card } = await holderWith(30_000, 50_000)
    const { db, modules, clock } = world
    const wallet = createWalletService({ now: clock.now })
    const refunds = modules.refunds.service
    const walletOf = async () => gifts().wallet(holder)
    const { giveBack: once } = createRemainders({ db, refunds, wallet, walletOf, now: clock.now })
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => once({ userId: holder.id, key: undefined, giftId: card.giftId })),
    )
    return answers.filter((one) => one.status === 'fulfilled' && 'data' in one.value).length
  }
  test('happens once, however many request it at once', async () => {
    expect(await sixAtOnce()).toBe(1)
    await isWell()
  })
})
