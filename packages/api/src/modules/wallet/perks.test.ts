import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import type { GivenUser } from '../../testing/users.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { useWallets } from './holds.given.ts'

const { world, given, service, hold, capture, sweep } = useWallets()

describe('perks', () => {
  test('are spent from the lot that expires first', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 60)
    await given.wallet().perks(asha, 5_000, 10)
    expect(await hold(asha.id, 'first-out', 6_000)).toBe(true)
    expect(await capture('first-out')).toBe(true)
    const { body } = await world.call(getWallet, { as: asha.token })
    expect(body.data.perks).toMatchObject({ balance: 90, lots: [{ amount: 90 }] })
  })

  test('count for nothing after their expiry, also before they are booked out', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_401)
    expect((await given.wallet().balances(asha)).perks).toBe(0)
    expect(await hold(asha.id, 'too-late', 1)).toBe(false)
  })

  test('can be captured after their expiry when they were held before it', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_400 - 60)
    expect(await hold(asha.id, 'in-time', 10_000)).toBe(true)
    world.clock.forward(120)
    await sweep()
    expect(await capture('in-time')).toBe(true)
  })

  test('are booked out once by a job after their expiry', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    world.clock.forward(86_401)
    await sweep()
    await sweep()
    // A day is longer than the session lasts.
    const { views } = world.modules.wallet.service
    expect(
      (await views.movements(asha.id, { page: 1, pagesize: 20 })).data.map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ['perks_expired', -100],
      ['perks_given', 100],
    ])
    expect((await views.show(asha.id)).rewards).toEqual({ earned: 100, spent: 0, expired: 100 })
  })

  test('are available again when returned, and not counted as spent', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000)
    await hold(asha.id, 'comes-back', 4_000)
    await capture('comes-back')
    const gift = {
      key: 'back:1',
      userId: asha.id,
      amount: 4_000,
      orderId: 'NK-1',
      transactionId: 'comes-back',
      text: 'Sent back',
      now: world.clock.now(),
    }
    await world.db.begin((tx) => service().returnPerks(tx, gift))
    const { perks, rewards } = (await world.call(getWallet, { as: asha.token })).body.data
    expect([perks.balance, rewards.spent]).toEqual([100, 0])
  })

  test('are valid for another week when returned to an expired lot; returning zero does nothing', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    await hold(asha.id, 'ended-since', 10_000)
    await capture('ended-since')
    world.clock.forward(3 * 86_400)
    const back = (key: string, amount: number) => {
      const gift = { key, userId: asha.id, amount, transactionId: 'ended-since', text: 'Sent back' }
      return world.db.begin((tx) => service().returnPerks(tx, { ...gift, orderId: 'NK-1', now: world.clock.now() }))
    }
    expect([await back('back:none', 0), await back('back:ended', 10_000)]).toEqual([false, true])
    const { views } = world.modules.wallet.service
    const balance = async () => (await views.show(asha.id)).perks.balance
    expect(await balance()).toBe(100)
    world.clock.forward(6 * 86_400)
    expect(await balance()).toBe(100)
    world.clock.forward(2 * 86_400)
    expect(await balance()).toBe(0)
  })

  test('leave a later lot whole when spent from an earlier one that would have expired', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 1)
    await given.wallet().perks(asha, 10_000, 2)
    await hold(asha.id, 'the-first-lot', 10_000)
    await capture('the-first-lot')
    world.clock.forward(86_401)
    await sweep()
    expect((await world.modules.wallet.service.views.show(asha.id)).perks.balance).toBe(100)
  })
})

describe('the reminder of what expires soon', () => {
  const told = ({ email }: GivenUser) => world.db<{ kind: string; amount: number; expires: string }[]>`
    select payload #>> '{data,kind}' as kind, (payload #>> '{data,amount}')::integer as amount,
      payload #>> '{data,expires}' as expires
    from outbox where kind = 'mail' and payload ->> 'template' = 'wallet-ends-soon' and payload ->> 'to' = ${email}
    order by id`

  test('is mailed once a week before, as one sum with its first day', async () => {
    const asha = await given.user()
    for (const [amount, days] of [
      [10_000, 9],
      [5_000, 10],
      [7_000, 60],
    ] as const) {
      await given.wallet().perks(asha, amount, days)
    }
    await sweep()
    expect(await told(asha)).toEqual([])
    world.clock.forward(4 * 86_400)
    await sweep()
    await sweep()
    const [first] = (await world.modules.wallet.service.views.show(asha.id)).perks.lots
    expect(await told(asha)).toEqual([{ kind: 'perks', amount: 15_000, expires: first?.expires }])
  })

  test('does not include what was spent', async () => {
    const asha = await given.user()
    await given.wallet().perks(asha, 10_000, 5)
    await hold(asha.id, 'nothing-left', 10_000)
    await capture('nothing-left')
    await sweep()
    expect(await told(asha)).toEqual([])
  })

  test('includes a redeemed gift card, a month before', async () => {
    const asha = await given.user()
    const end = new Date(world.clock.now().getTime() + 20 * 86_400_000)
    await givenGifts(world).inWallet(asha, 50_000, end)
    await sweep()
    await sweep()
    expect(await told(asha)).toEqual([{ kind: 'gift_cards', amount: 50_000, expires: end.toISOString() }])
  })
})
