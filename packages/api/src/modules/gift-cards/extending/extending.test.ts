import { rewardTransactions } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { givenAccount } from '../../account/account.given.ts'
import { endOf, useExtending } from './extending.given.ts'

jest.setTimeout(60_000)
const { world, given, gateway, look, giveBack, isWell, isWellIn, ...more } = useExtending()
const { again, inDays, support, extend, sweep, pass, keysOf, expiredCard, expiredInWallet } = more

describe('extending a gift card that nobody redeemed', () => {
  test('sends its recipient a new code, makes it redeemable, and can be done again after its new end', async () => {
    const email = 'late-reader@example.com'
    const { asha, transactionId, giftId, old } = await expiredCard(email)
    await sweep()
    const meera = await support()
    for (const turn of [1, 2]) {
      const until = inDays(90)
      expect((await extend(meera, giftId, { until })).body.data).toMatchObject({
        state: 'open',
        usable: 500,
        expired: 0,
        expires: endOf(until),
        extensions: Array.from({ length: turn }, () => ({
          by: 'Meera',
          reason: 'Was in hospital in March',
          amount: 500,
        })),
      })
      const [mail] = (await gateway().mailsTo(email)).filter(({ subject }) => subject.includes('valid again'))
      expect(mail?.text).toContain('extended it until')
      await isWell()
      if (turn === 2) break
      pass(endOf(until))
      await sweep()
      expect((await look(await again(asha), transactionId)).card).toMatchObject({ state: 'expired' })
      await isWell()
      Object.assign(meera, await givenAccount(world).again(meera, 'editor'))
    }
    const { code } = await given.gifts().secrets(email)
    const dev = await given.user({ email: 'late-reader-2@example.com' })
    expect((await given.gifts().redeem(dev, old.code)).status).toBe(404)
    expect((await given.gifts().redeem(dev, code)).status).toBe(200)
    expect(await keysOf(giftId)).toEqual([
      'gift_card_sold',
      'gift_card_lapsed',
      'gift_card_reopened',
      'gift_card_lapsed',
      'gift_card_reopened',
      'gift_card_redeemed',
    ])
    await isWell()
  })

  test('moves no money before the end was booked, and lets its buyer cancel it again', async () => {
    const { asha, transactionId, giftId } = await expiredCard('not-swept@example.com')
    expect((await giveBack(asha, transactionId)).body).toMatchObject({ message: { code: 'transaction_ended' } })
    expect((await extend(await support(), giftId)).status).toBe(200)
    await sweep()
    expect(await keysOf(giftId)).toEqual(['gift_card_sold'])
    expect((await giveBack(asha, transactionId)).body).toMatchObject({ data: { card: { state: 'refunded' } } })
    expect((await extend(await support(), giftId)).body).toMatchObject({
      message: { message: 'This gift card was cancelled and refunded to its buyer.' },
    })
    await world.outbox.drain()
    await isWell()
  })

  test('is followed by a reminder before the new end, but not at once', async () => {
    const email = 'reminded-again@example.com'
    const { giftId } = await expiredCard(email)
    const mails = async () => (await gateway().mailsTo(email)).length
    await extend(await support(), giftId, { until: inDays(20) })
    const before = await mails()
    await sweep()
    expect(await mails()).toBe(before)
    pass(endOf(inDays(20)))
    await extend(await support(), giftId, { until: inDays(60) })
    expect(await mails()).toBe(before + 1)
    pass(endOf(inDays(40)))
    await sweep()
    expect(await mails()).toBe(before + 2)
  })

  test('keeps the code valid when the address of its recipient was erased', async () => {
    const { giftId, old } = await expiredCard('erased-later@example.com')
    await sweep()
    await world.db`
      update gift_card set recipient_email = 'erased@nukkad.invalid', recipient_name = 'Recipient' where gift_id = ${giftId}`
    expect((await extend(await support(), giftId)).body.data.recipient).toEqual({ name: 'Recipient', address: null })
    expect((await given.gifts().redeem(await given.user(), old.code)).status).toBe(200)
    await isWell()
  })
})

describe('extending a gift card in a wallet', () => {
  test('returns what expired of it, shows it in the wallet, tells its holder, and happens once', async () => {
    const { dev, giftId } = await expiredInWallet()
    await sweep()
    expect(await given.gifts().wallet(dev)).toMatchObject({
      gift_card_balance: 0,
      gift_cards: [],
      expired_gift_cards: [{ id: giftId, from: 'Asha', amount: 300 }],
    })
    const meera = await support()
    const until = inDays(90)
    const answers = await Promise.all([extend(meera, giftId, { until }), extend(meera, giftId, { until })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await given.gifts().wallet(dev)).toMatchObject({
      gift_card_balance: 300,
      gift_cards: [{ id: giftId, balance: 300, expires: endOf(until) }],
      expired_gift_cards: [],
    })
    const { data } = (await world.call(rewardTransactions, { as: dev.token, query: { account: 'gift-cards' } })).body
    expect(data[0]).toMatchObject({ kind: 'gift_card_extended', amount: 300, giftCardId: giftId })
    const told = await gateway().mailsTo(dev.email)
    expect(told.filter(({ subject }) => subject.includes('can be spent again'))).toHaveLength(1)
    await isWellIn()
  })

  test('can be repeated after each end, and after a part was refunded to the card meanwhile', async () => {
    const { dev, giftId, transactionId } = await expiredInWallet()
    await sweep()
    const { wallet } = world.modules.wallet.service
    const back = { key: `back-${giftId}`, userId: dev.id, transactionId, text: 'Refund', now: world.clock.now() }
    await world.db.begin((tx) => wallet.returnGifts(tx, { ...back, amount: 20_000 }))
    expect(await given.gifts().wallet(dev)).toMatchObject({
      gift_card_balance: 200,
      expired_gift_cards: [{ amount: 300 }],
    })
    await extend(await support(), giftId)
    expect(await given.gifts().wallet(dev)).toMatchObject({ gift_card_balance: 500, expired_gift_cards: [] })
    pass(endOf(inDays(90)))
    await sweep()
    const { data } = (await extend(await support(), giftId)).body
    expect(data).toMatchObject({ usable: 500, extensions: [{ amount: 500 }, { amount: 300 }] })
    await isWellIn()
  })

  test('moves no money while its end is not booked, and is refused for what is valid or spent', async () => {
    const { dev, giftId } = await expiredInWallet()
    const meera = await support()
    expect((await extend(meera, giftId)).body.data).toMatchObject({ usable: 300, extensions: [{ amount: 300 }] })
    await sweep()
    expect(await given.gifts().wallet(dev)).toMatchObject({ gift_card_balance: 300 })
    expect((await extend(meera, giftId)).body).toMatchObject({
      message: { message: 'Nothing of this gift card has expired: it is valid, spent or returned.' },
    })
    const spent = await expiredInWallet({ spent: 50_000 })
    expect((await extend(await support(), spent.giftId)).status).toBe(409)
    await isWellIn()
  })

  test('is refused when the account of its holder was deleted', async () => {
    const { dev, giftId } = await expiredInWallet()
    await world.db`update app_user set closed_at = ${new Date(world.clock.now().getTime() - 8 * 86_400_000)} where id = ${dev.id}`
    await world.modules.account.service.erase(dev.id)
    expect((await extend(await support(), giftId)).body).toMatchObject({
      message: { message: 'The account with this gift card in its wallet was deleted.' },
    })
  })
})
