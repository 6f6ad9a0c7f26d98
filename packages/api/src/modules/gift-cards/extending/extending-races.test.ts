import { endOf, useExtending } from './extending.given.ts'

jest.setTimeout(60_000)
const { world, given, giveBack, isWell, isWellIn, ...more } = useExtending()
const { inDays, support, extend, sweep, keysOf, expiredCard, expiredInWallet } = more
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort()

describe('a card that nobody redeemed, extended by two editors at once', () => {
  test('is extended once', async () => {
    const { giftId } = await expiredCard('two-editors@example.com')
    await sweep()
    const editors = [await support(), await support(), await support()]
    expect(statuses(await Promise.all(editors.map((one) => extend(one, giftId))))).toEqual([200, 409, 409])
    expect((await keysOf(giftId)).filter((kind) => kind === 'gift_card_reopened')).toHaveLength(1)
    await isWell()
  })

  test('and swept, redeemed and cancelled meanwhile, belongs to one person or to its buyer again', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { asha, transactionId, giftId, old } = await expiredCard(`all-at-once-${turn}@example.com`)
      const [meera, dev, kiran] = [await support(), await given.user(), await given.user()]
      await Promise.all([
        extend(meera, giftId),
        sweep(),
        given.gifts().redeem(dev, old.code),
        given.gifts().redeem(kiran, old.code),
        giveBack(asha, transactionId),
      ])
      await world.outbox.drain()
      await isWell()
    }
  })
})

describe('a card in a wallet', () => {
  /** Sets aside an amount of gift cards for a payment, and pays with it. */
  async function spend(userId: string, gifts: number): Promise<boolean> {
    const { wallet } = world.modules.wallet.service
    const transactionId = crypto.randomUUID()
    const until = new Date(world.clock.now().getTime() + 600_000)
    const wish = { transactionId, userId, perks: 0, credit: 0, gifts, until }
    if (!(await world.db.begin((tx) => wallet.hold(tx, wish)))) return false
    return world.db.begin((tx) => wallet.capture(tx, { transactionId, now: world.clock.now() }))
  }

  test('that is extended, swept and spent at once is spent once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { dev, giftId } = await expiredInWallet()
      const [meera, yamini] = [await support(), await support()]
      const [extended, , first, second] = await Promise.all([
        Promise.all([extend(meera, giftId), extend(yamini, giftId)]),
        sweep(),
        spend(dev.id, 30_000),
        spend(dev.id, 30_000),
      ])
      expect(statuses(extended)).toEqual([200, 409])
      const spent = [first, second, await spend(dev.id, 30_000), await spend(dev.id, 100)].filter(Boolean)
      expect(spent).toHaveLength(1)
      expect((await given.gifts().wallet(dev)).gift_card_balance).toBe(0)
      await isWellIn()
    }
  })

  test('keeps its end when it is extended again before', async () => {
    const { dev, giftId } = await expiredInWallet()
    await extend(await support(), giftId)
    expect((await extend(await support(), giftId, { until: inDays(200) })).status).toBe(409)
    expect((await given.gifts().wallet(dev)).gift_cards).toMatchObject([{ balance: 300, expires: endOf(inDays(90)) }])
  })
})
