import { redeemGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { boughtGiftCards, buyGiftCard } from '@nukkad/contracts/endpoints/money/gift-cards'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import type { GivenBuyer } from '../checkout/buyer.given.ts'
import { newGiftId, newTransactionId } from '../orders/placing/public-number.ts'
import { givenGateway, type WithGateway } from '../payments/gateway.given.ts'
import { endOfDayMonthsLater } from '../wallet/indian-days.ts'
import type { Wish } from './buying/buying.service.ts'
import * as cards from './gift-card.repository.ts'
import { giftCodes } from './redeeming/gift-code.ts'
import * as sendings from './sending/gift-sending.repository.ts'

let count = 0

export const givenWish = (wish: Partial<Wish> = {}): Wish => ({
  slug: 'happy-birthday',
  amount: 500,
  recipient: { name: 'Dev', email: `dev${++count}@example.com` },
  paymentMethod: 'razorpay',
  ...wish,
})

/** Builders for gift cards. */
export const givenGifts = (world: World) => ({
  buy: ({ token }: GivenUser, wish: Partial<Wish> = {}, headers: Record<string, string> = {}) =>
    world.call(buyGiftCard, { as: token, body: givenWish(wish), headers }),

  /** A paid and sent card, written into the tables without a gateway. */
  async card({
    amount = 50_000,
    deliverAt,
    expiresAt,
    buyer: known,
  }: {
    amount?: number
    deliverAt?: Date
    expiresAt?: Date
    buyer?: GivenUser
  } = {}) {
    const { db, clock, settings, modules } = world
    const { wallet } = modules.wallet.service
    const now = clock.now()
    const buyer = known ?? (await givenIn(world).user())
    const [giftId, transactionId] = [newGiftId(), newTransactionId()]
    const codes = giftCodes(settings.API_SECRET)
    const seed = codes.newSeed()
    const { code, token } = codes.from(seed)
    const end = expiresAt ?? endOfDayMonthsLater(now, 12)
    await db.begin(async (tx) => {
      const card = {
        id: giftId,
        design: 'happy-birthday',
        amount,
        message: 'Many more',
        senderName: 'Asha',
        buyerId: buyer.id,
        deliverAt: deliverAt ?? now,
        expiresAt: end,
        recipient: { name: 'Dev', email: 'dev@example.com', phone: null },
      }
      await cards.insert(tx, card, now)
      await tx`
        insert into checkout_transaction
          (transaction_id, user_id, kind, subject, state, method, amount_paise, agreement, created_at, updated_at)
        values (${transactionId}, ${buyer.id}, 'gift-card', ${giftId}, 'placed', 'razorpay', ${amount}, '{}', ${now}, ${now})`
      await tx`
        insert into gateway_order (gateway_order_id, transaction_id, amount_paise, currency, created_at, check_at)
        values (${`order_${giftId}`}, ${transactionId}, ${amount}, 'INR', ${now}, null)`
      await tx`
        insert into payment (payment_id, gateway_order_id, transaction_id, state, amount_paise, currency, created_at, updated_at)
        values (${`pay_${giftId}`}, ${`order_${giftId}`}, ${transactionId}, 'captured', ${amount}, 'INR', ${now}, ${now})`
      await cards.open(tx, { ...card, transactionId, isPaidOnline: true })
      await wallet.issueCard(tx, { key: `sold:${giftId}`, userId: buyer.id, giftId, transactionId, amount, now })
      await sendings.noteSending(tx, giftId)
      const hashes = { codeHash: codes.hashOfCode(code), tokenHash: codes.hashOfToken(token) }
      await sendings.keepSecrets(tx, giftId, { seed, ...hashes, lastFour: code.slice(-4) })
      await sendings.noteLeft(tx, { id: giftId, generation: 1, delivery: 'sent', now })
    })
    return { giftId, transactionId, buyer, code, token }
  },

  listOfBuyer: ({ token }: GivenUser) => world.call(boughtGiftCards, { as: token, query: {} }),

  redeem: ({ token }: GivenUser, code: string) => world.call(redeemGiftCard, { as: token, body: { code } }),

  /** A card of this value in the user's wallet. */
  async inWallet(user: GivenUser, amount: number, expiresAt?: Date): Promise<string> {
    const { giftId, code } = await this.card({ amount, ...(expiresAt && { expiresAt }) })
    const { status } = await this.redeem(user, code)
    expect(status).toBe(200)
    return giftId
  },

  wallet: async ({ token }: GivenUser) => (await world.call(getWallet, { as: token })).body.data,
})

/** The same, paid at the gateway and sent by mail. */
export const givenPaidGifts = (world: WithGateway) => {
  const gateway = givenGateway(world)
  const gifts = givenGifts(world)
  async function started(user: GivenUser, wish: Partial<Wish> = {}) {
    const { body, error } = await gifts.buy(user, wish)
    if (!('transactionId' in body)) throw new Error(`not bought: ${JSON.stringify(error)}`)
    const buyer = user as GivenBuyer
    return { ...body, buyer, order: await gateway.opened(buyer, body.transactionId) }
  }
  return {
    ...gifts,
    started,
    pay: async ({ buyer, transactionId, order }: Awaited<ReturnType<typeof started>>) =>
      gateway.answer(buyer, transactionId, (await gateway.pay(order.orderId)).signed),
    async bought(user: GivenUser, wish: Partial<Wish> = {}): Promise<string> {
      const till = await started(user, wish)
      await this.pay(till)
      return till.transactionId
    },
    /** The code and token in the recipient's last mail. */
    async secrets(email: string): Promise<{ code: string; token: string; count: number }> {
      const mails = (await gateway.mailsTo(email)).filter(({ subject }) => /gift card of/.test(subject))
      const text = mails.at(0)?.text ?? ''
      const code = /\b[2-9A-Z]{4}(-[2-9A-Z]{4}){3}\b/.exec(text)?.[0] ?? ''
      return { code, token: /received#([\w-]+)/.exec(text)?.[1] ?? '', count: mails.length }
    },
  }
}
