import { votePoll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import type { Tx } from '../../db.ts'
import { givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenBallots } from '../ballots/ballots.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { givenOperations, operatorPassword } from './operations.given.ts'

const world = useWorld({ OPERATOR_PASSWORD: operatorPassword })
const { broken, placeOne } = givenOperations(world)

describe('the invariants', () => {
  /** Each case violates one rule by hand. */
  test.each<[string, (of: Awaited<ReturnType<typeof placeOne>>) => PromiseLike<unknown>]>([
    [
      'votes-counted',
      async () => {
        await cast('counted')
        await world.db`update ballot_option set votes = votes + 1 where ballot_id = 'counted' and id = 'one'`
      },
    ],
    [
      'votes-chained',
      async () => {
        await cast('chained')
        await unguarded((tx) => tx`update vote set voted_at = voted_at - interval '1 day' where ballot_id = 'chained'`)
      },
    ],
    [
      'order-totals',
      ({ orders }) =>
        world.db`update shop_order set shipping_paise = shipping_paise + 1, payable_paise = payable_paise + 1
          where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'transaction-totals',
      ({ transactionId }) =>
        world.db`update checkout_transaction set amount_paise = amount_paise + 1 where transaction_id = ${transactionId}`,
    ],
    [
      'order-story',
      ({ orders }) => world.db`update shop_order set state = 'packed' where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'order-and-lines',
      ({ orders }) => world.db`update order_line set state = 'packed' where order_id = ${orders[0] ?? ''}`,
    ],
    [
      'placed-means-ordered',
      ({ transactionId }) =>
        world.db`update checkout_transaction set state = 'failed' where transaction_id = ${transactionId}`,
    ],
    [
      'ledger-balances',
      async () => {
        const asha = await givenIn(world).user()
        const { wallet } = world.modules.wallet.service
        const gift = { key: 'diwali', userId: asha.id, amount: 5_000, text: 'A present', now: world.clock.now() }
        await world.db.begin((tx) => wallet.giveCredit(tx, gift))
        await world.db`update wallet_account set balance_paise = balance_paise + 1 where user_id = ${asha.id} and kind = 'credit'`
      },
    ],
    [
      'reward-sums',
      async () => {
        const asha = await givenIn(world).user()
        await givenWallet(world).perks(asha, 5_000)
        await world.db`update wallet_account set earned_paise = earned_paise + 1 where user_id = ${asha.id} and kind = 'perks'`
      },
    ],
    [
      'wallet-lots',
      async () => {
        const asha = await givenIn(world).user()
        await givenWallet(world).perks(asha, 5_000)
        await unguarded((tx) => tx`update wallet_lot set left_paise = left_paise - 1 where user_id = ${asha.id}`)
      },
    ],
    [
      'held-credit',
      ({ transactionId }) => world.db`
        insert into wallet_hold (transaction_id, user_id, perks_paise, credit_paise, held_at, expires_at)
        select transaction_id, user_id, 0, 100, now(), ${new Date(world.clock.now().getTime() + 60_000)}
        from checkout_transaction where transaction_id = ${transactionId}`,
    ],
    [
      'gift-cards-issued',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set amount_paise = amount_paise + 100 where gift_id = ${giftId}`
      },
    ],
    [
      'gift-cards-one-by-one',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set state = 'expired' where gift_id = ${giftId}`
      },
    ],
    [
      'paid-gift-cards',
      async () => {
        const { transactionId } = await givenGifts(world).card()
        await world.db`update checkout_transaction set amount_paise = 1 where transaction_id = ${transactionId}`
      },
    ],
    [
      'refunded-gift-cards',
      async () => {
        const { giftId } = await givenGifts(world).card()
        await world.db`update gift_card set state = 'refunded' where gift_id = ${giftId}`
      },
    ],
    [
      'spent-lots',
      async ({ transactionId }) => {
        const asha = await givenIn(world).user()
        await givenGifts(world).inWallet(asha, 50_000)
        const { wallet } = world.modules.wallet.service
        const now = world.clock.now()
        const spent = { transactionId, userId: asha.id, perks: 0, gifts: 20_000, credit: 0 }
        await world.db.begin((tx) => wallet.hold(tx, { ...spent, until: new Date(now.getTime() + 60_000) }))
        await world.db.begin((tx) => wallet.capture(tx, { transactionId, now }))
        await world.db`
          update wallet_lot_use set amount_paise = amount_paise - 1 where transaction_id = ${transactionId}`
      },
    ],
    [
      'refunded-tenders',
      ({ orders }) => world.db`
        insert into refund (
          refund_id, key, user_id, transaction_id, order_id, wanted, amount_paise, source_paise, gift_paise, credit_paise,
          state, reason, requested_at, done_at
        )
        select 'RF-000000000000', 'forged', user_id, transaction_id, order_id, 'wallet', 1, 0, 1, 0, 'done', 'Forged', now(), now()
        from shop_order where order_id = ${orders[0] ?? ''}`,
    ],
    ['shown-products', ({ kurta }) => world.db`delete from product_listing where product_id = ${kurta.id}`],
  ])('detect a breach of %s', async (name, breach) => {
    const before = await broken()
    await breach(await placeOne())
    expect(before).not.toContain(name)
    expect(await broken()).toContain(name)
    await setRight()
  })
})

/** Votes in a new poll. */
async function cast(id: string): Promise<void> {
  await givenBallots(world).ballot({ id })
  const { token } = await givenIn(world).user()
  await world.call(votePoll, { params: { id }, body: { optionId: 'one' }, as: token })
}

/** Runs without triggers and foreign keys, which would prevent most violations. */
const unguarded = (work: (tx: Tx) => PromiseLike<unknown>) =>
  world.db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await work(tx)
  })

/** Removes what the tests broke, so that the next one starts from a valid state. */
async function setRight(): Promise<void> {
  await unguarded(async (tx) => {
    await tx`truncate vote, ballot_option, ballot, checkout_transaction, cart, wallet_entry, wallet_hold cascade`
    await tx`delete from wallet_account where user_id is not null`
  })
  await world.modules.operations.service.repair('shown-products')
}
