import { eventually } from '../payments/gateway.given.ts'
import { useGiftCards } from './bought-cards.given.ts'

const { world, given, gateway, look, giveBack, sweep, isWell } = useGiftCards()

describe('the end of a gift card', () => {
  test('is a refund to its source when it was not redeemed, once, and its code is void', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'not-for-dev@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email: dev.email } })
    const { code } = await given.gifts().secrets(dev.email)
    const answers = await Promise.all([giveBack(asha, transactionId), giveBack(asha, transactionId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await given.gifts().redeem(dev, code)).status).toBe(404)
    await world.outbox.drain()
    await eventually(async () => (await gateway().payments(transactionId))[0]?.state === 'refunded')
    expect((await look(asha, transactionId)).card).toMatchObject({
      state: 'refunded',
      refund: { amount: 500 },
      canRefund: false,
    })
    await isWell()
  })

  test('affects only one of two cards of the same buyer', async () => {
    const asha = await given.user()
    const [dev, meera] = [
      await given.user({ email: 'one-of-two@example.com' }),
      await given.user({ email: 'two-of-two@example.com' }),
    ]
    const bought = (name: string, email: string) => given.gifts().bought(asha, { recipient: { name, email } })
    const first = await bought('Dev', dev.email)
    const second = await bought('Meera', meera.email)
    const [ended, open] = [await given.gifts().secrets(dev.email), await given.gifts().secrets(meera.email)]
    expect((await giveBack(asha, first)).status).toBe(200)
    expect((await given.gifts().redeem(dev, ended.code)).status).toBe(404)
    expect((await given.gifts().redeem(meera, open.code)).status).toBe(200)
    // A redeemed card belongs to the holder of the wallet.
    expect((await giveBack(asha, second)).body).toMatchObject({
      message: { message: expect.stringMatching(/redeemed/) },
    })
    expect((await look(asha, second)).card).toMatchObject({ state: 'redeemed', canRefund: false })
    await isWell()
  })

  test('is announced to the recipient by a reminder, and comes at midnight in India', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'forgetful@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email: dev.email } })
    await given.gifts().secrets(dev.email)
    const { expires } = (await look(asha, transactionId)).card
    const end = Date.parse(expires ?? '')
    const until = (left: number) => world.clock.forward((end - left - world.clock.now().getTime()) / 1000)
    const { redeeming } = world.modules.giftCards.service
    const balance = async (code: string) =>
      redeeming.balance({ userId: undefined, ip: '10.1.1.1' }, code).catch(() => undefined)
    until(20 * 86_400_000)
    await sweep()
    await sweep()
    const mails = await gateway().mailsTo(dev.email)
    const fresh = mails.find(({ subject }) => subject.includes('is valid until'))?.text ?? ''
    expect(mails).toHaveLength(2)
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(fresh)?.[0] ?? ''
    until(1_500)
    expect(await balance(code)).toMatchObject({ amount: 500 })
    until(-1)
    expect(await balance(code)).toBeUndefined()
    await sweep()
    await isWell()
  })
})
