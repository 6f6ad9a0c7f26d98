import { openMandate } from '@nukkad/contracts/endpoints/money/subscriptions'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { eventually, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { dueOn } from '../boxes/cycle-dates.ts'
import { givenMandates, monthly } from './mandate.given.ts'

const world = useWorldWithGateway()
const given = () => givenMandates(world)
beforeEach(() => given().gateway.hearing(true))

describe('a mandate', () => {
  test('is authorised once, and its first charge creates an order with its payment', async () => {
    const one = await given().running()
    expect(await given().states(one.id)).toEqual(['sent'])
    const view = await given().look(one.who, one.id)
    expect(view).toMatchObject({
      state: 'active',
      next: { number: 2, on: dueOn(dayInIndia(world.clock.now()), monthly, 1) },
    })
    expect(await given().gateway.payments(one.transactionId)).toEqual([{ state: 'captured', amount: 29_900 }])
    const { body } = await world.call(openMandate, { as: one.who.token, params: one.params })
    expect(body).toMatchObject({ message: { code: 'running' } })
    await given().isWell()
  })

  test('is created once at the gateway when it is opened twice at once', async () => {
    const { who, id, gatewayId } = await given().opened()
    const again = () => world.call(openMandate, { as: who.token, params: { id } })
    const answers = await Promise.all([again(), again()])
    for (const { body } of answers) expect(body).toMatchObject({ data: { gatewaySubscriptionId: gatewayId } })
  })

  test('refuses a forged signature, and that of another mandate', async () => {
    const [one, other] = [await given().opened(), await given().opened()]
    const { signed } = await given().authorise(other)
    const forged = [{ ...signed, razorpay_subscription_id: one.gatewayId }, signed]
    for (const said of forged) expect((await given().answer(one, said)).status).toBe(400)
    expect(await given().stateOf(one)).toBe('created')
  })

  test('is checked at the gateway on return from its page, and redirects to the subscription', async () => {
    const one = await given().opened()
    const { signed } = await given().authorise(one)
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/razorpay/mandate/${one.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...signed }).toString(),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining(one.id)])
    await eventually(async () => (await given().stateOf(one)) === 'active')
  })

  test('ships nothing when only authorised, and ships on its first charge', async () => {
    const one = await given().opened()
    await given().authorise(one, 'waiting')
    await given().answer(one, {})
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['authenticated', []])
    await given().pass(1, one.who)
    await eventually(async () => (await given().cycles(one.id)).length === 1)
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent']])
  })

  test('delivers one box per paid period, in whatever order and however often events arrive', async () => {
    const one = await given().running({ deliveries: 4 })
    const at = { webhooks: { copies: 3, order: 'reversed', window: 30, retry: 20 } }
    await given().gateway.control('', at)
    await given().later(95, one.who)
    await given().gateway.control('/clock', { days: 95 })
    await eventually(async () => (await given().cycles(one.id)).length === 4)
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual([
      'completed',
      ['sent', 'sent', 'sent', 'sent'],
    ])
    await given().isWell()
  })

  test('ignores a changed event, and the same charge under another event id', async () => {
    const one = await given().running()
    const [event] = (await given().gateway.events(one.gatewayId)).filter(({ body }) =>
      body.includes('subscription.charged'),
    )
    const body = event?.body.replace('"paid_count":1', '"paid_count":2') ?? ''
    const changed = await given().gateway.deliver({ id: 'evt_changed', body }, event?.body)
    expect(changed.statusCode).toBe(401)
    expect(await world.db`select from gateway_event where event_id = 'evt_changed'`).toHaveLength(0)
    // The same charge under another event id creates no second box.
    await given().gateway.deliver({ id: 'evt_again', body: event?.body ?? '' })
    await given().workOff()
    expect(await given().states(one.id)).toEqual(['sent'])
  })

  test('finds an unreported charge by polling, within a day', async () => {
    const one = await given().running()
    await given().gateway.hearing(false)
    await given().pass(32, one.who)
    expect(await given().states(one.id)).toEqual(['sent', 'sent'])
    await given().isWell()
  })
})

describe('a declined mandate charge', () => {
  test('is retried daily, then halts the mandate; resuming ships nothing unpaid', async () => {
    const one = await given().running()
    await given().bank(one, 'refuses')
    await given().pass(31, one.who)
    await eventually(async () => (await given().stateOf(one)) !== 'active')
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['pending', ['sent']])
    await given().pass(4, one.who)
    await eventually(async () => (await given().stateOf(one)) === 'halted')
    const view = await given().look(one.who, one.id)
    expect([view.next, view.label]).toEqual([null, 'Stopped'])

    await given().pass(31, one.who)
    await given().bank(one, 'pays')
    await given().workOff()
    expect([await given().states(one.id), (await given().at(one)).paid_count]).toEqual([['sent'], 1])
    await given().pass(31, one.who)
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent', 'sent']])
    expect(await given().subjectsTo(one)).toEqual(
      expect.arrayContaining([
        'Chai, monthly: a charge did not go through',
        'Chai, monthly: your subscription has stopped, because your bank declined the payment',
      ]),
    )
    const mails = await given().gateway.mailsTo(one.who.email)
    const textOf = (words: string) => mails.find(({ subject }) => subject.includes(words))?.text ?? ''
    expect(textOf('did not go through')).toMatch(/declined ₹299 for box 2\. We will try again every day until \w+ \d/)
    const stopped = textOf('has stopped')
    for (const words of [
      'declined ₹299 for box 2 four times',
      'you owe nothing for it',
      'subscribe again while it is offered',
      'cancel it on its page',
      `/subscription/campaign/${one.plan.campaignId}?plan=${one.plan.planId}`,
    ])
      expect(stopped).toContain(words)
    await given().isWell()
  })

  test('leaves its owner free to subscribe again once it is halted: the old mandate ends, and the new one runs', async () => {
    const one = await given().running()
    await given().bank(one, 'refuses')
    await given().pass(31, one.who)
    expect((await given().ask(one.who, one.plan)).body).toMatchObject({ message: { code: 'running' } })
    await given().pass(4, one.who)
    await eventually(async () => (await given().stateOf(one)) === 'halted')

    const [first, second] = await Promise.all([given().begun(one.who, one.plan), given().begun(one.who, one.plan)])
    expect(second).toEqual(first)
    const again = await given().mandateOf(one.who, one.plan)
    const { signed } = await given().authorise(again)
    await given().answer(again, signed)
    await given().workOff()
    expect([await given().stateOf(one), (await given().at(one)).status]).toEqual(['cancelled', 'cancelled'])
    expect([await given().stateOf(again), await given().states(again.id)]).toEqual(['active', ['sent']])
    expect(await given().subjectsTo(one)).not.toContain('Chai, monthly: your subscription has been cancelled')
    await given().isWell()
  })

  test('creates one box when it succeeds on a later try', async () => {
    const one = await given().running()
    await given().bank(one, 'refuses')
    await given().pass(31, one.who)
    await given().bank(one, 'pays')
    await given().pass(1, one.who)
    await given().workOff()
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent', 'sent']])
  })
})
