import {
  cancelSubscription,
  openMandate,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { givenAccount } from '../../account/account.given.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { eventually, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { dueOn } from '../boxes/cycle-dates.ts'
import { type GivenMandate, givenMandates } from './mandate.given.ts'

const world = useWorldWithGateway()
const given = () => givenMandates(world)
beforeEach(() => given().gateway.hearing(true))

const monthly = { unit: 'month', count: 1 } as const
const today = () => dayInIndia(world.clock.now())
const stateOf = async ({ who, id }: GivenMandate) => (await given().look(who, id)).state

/** Authorised and charged once: the first box is packed. */
async function running(wishes: Parameters<ReturnType<typeof givenMandates>['opened']>[0] = {}) {
  const mandate = await given().opened(wishes)
  const { signed } = await given().authorise(mandate)
  await given().answer(mandate, signed)
  await given().workOff()
  return { ...mandate, params: { id: mandate.id } }
}
const isWell = async () => {
  const { invariants } = await world.modules.operations.service.look()
  const broken = invariants.filter(
    ({ check, findings, failure }) => check.area !== 'catalogue' && (findings.length > 0 || failure),
  )
  expect(broken.map(({ check, findings }) => [check.name, ...findings])).toEqual([])
}
const subjectsTo = async ({ who }: GivenMandate) =>
  (await given().gateway.mailsTo(who.email)).map(({ subject }) => subject)

describe('a mandate', () => {
  test('is authorised once, and the first charge is a box: an order that stands on its payment', async () => {
    const one = await running()
    expect(await given().states(one.id)).toEqual(['sent'])
    const view = await given().look(one.who, one.id)
    expect(view).toMatchObject({ state: 'active', next: { number: 2, on: dueOn(today(), monthly, 1) } })
    expect(await given().gateway.payments(one.transactionId)).toEqual([{ state: 'captured', amount: 29_900 }])
    const { body } = await world.call(openMandate, { as: one.who.token, params: one.params })
    expect(body).toMatchObject({ message: { code: 'running' } })
    await isWell()
  })

  test('opened twice at once is one at the gateway', async () => {
    const { who, id, gatewayId } = await given().opened()
    const again = () => world.call(openMandate, { as: who.token, params: { id } })
    const answers = await Promise.all([again(), again()])
    for (const { body } of answers) expect(body).toMatchObject({ data: { gatewaySubscriptionId: gatewayId } })
  })

  test('is not believed when its signature is not the gateway’s, or is that of another', async () => {
    const [one, other] = [await given().opened(), await given().opened()]
    const { signed } = await given().authorise(other)
    const forged = [{ ...signed, razorpay_subscription_id: one.gatewayId }, signed]
    for (const said of forged) expect((await given().answer(one, said)).status).toBe(400)
    expect(await stateOf(one)).toBe('created')
  })

  test('given where the gateway leads the page back asks the gateway, and leads on to the subscription', async () => {
    const one = await given().opened()
    const { signed } = await given().authorise(one)
    const answer = await world.app.inject({
      ...{ method: 'POST', url: `/api/razorpay/mandate/${one.id}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...signed }).toString(),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining(one.id)])
    await eventually(async () => (await stateOf(one)) === 'active')
  })

  test('that is only authorised ships nothing; its first charge does', async () => {
    const one = await given().opened()
    await given().authorise(one, 'waiting')
    await given().answer(one, {})
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['authenticated', []])
    await given().pass(1, one.who)
    await eventually(async () => (await given().cycles(one.id)).length === 1)
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent']])
  })

  test('brings one box a paid period, in whatever order and however often its events come', async () => {
    const one = await running({ deliveries: 4 })
    const at = { webhooks: { copies: 3, order: 'reversed', window: 30, retry: 20 } }
    await given().gateway.control('', at)
    await given().later(95, one.who)
    await given().gateway.control('/clock', { days: 95 })
    await eventually(async () => (await given().cycles(one.id)).length === 4)
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['completed', ['sent', 'sent', 'sent', 'sent']])
    await isWell()
  })

  test('hears nothing that was changed by a byte, and stores nothing of it', async () => {
    const one = await running()
    const [event] = (await given().gateway.events(one.gatewayId)).filter(({ body }) =>
      body.includes('subscription.charged'),
    )
    const body = event?.body.replace('"paid_count":1', '"paid_count":2') ?? ''
    const changed = await given().gateway.deliver({ id: 'evt_changed', body }, event?.body)
    expect(changed.statusCode).toBe(401)
    expect(await world.db`select from gateway_event where event_id = 'evt_changed'`).toHaveLength(0)
    // The very same charge under another name is no second box.
    await given().gateway.deliver({ id: 'evt_again', body: event?.body ?? '' })
    await given().workOff()
    expect(await given().states(one.id)).toEqual(['sent'])
  })

  test('whose charge nobody told us of is found by asking, within a day', async () => {
    const one = await running()
    await given().gateway.hearing(false)
    await given().pass(32, one.who)
    expect(await given().states(one.id)).toEqual(['sent', 'sent'])
    await isWell()
  })
})

describe('a charge that the bank refuses', () => {
  test('is told and tried again each day; then it stops, and going on later ships nothing unpaid', async () => {
    const one = await running()
    await given().bank(one, 'refuses')
    await given().pass(31, one.who)
    await eventually(async () => (await stateOf(one)) !== 'active')
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['pending', ['sent']])
    await given().pass(4, one.who)
    await eventually(async () => (await stateOf(one)) === 'halted')
    const view = await given().look(one.who, one.id)
    expect([view.next, view.label]).toEqual([null, 'Stopped'])

    await given().pass(31, one.who)
    await given().bank(one, 'pays')
    await given().workOff()
    expect([await given().states(one.id), (await given().at(one)).paid_count]).toEqual([['sent'], 1])
    await given().pass(31, one.who)
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent', 'sent']])
    expect(await subjectsTo(one)).toEqual(
      expect.arrayContaining([
        'Chai, monthly: a charge did not go through',
        'Chai, monthly: stopped, because it could not be paid',
      ]),
    )
    await isWell()
  })

  test('is taken at a later try, and is one box', async () => {
    const one = await running()
    await given().bank(one, 'refuses')
    await given().pass(31, one.who)
    await given().bank(one, 'pays')
    await given().pass(1, one.who)
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['active', ['sent', 'sent']])
  })
})

describe('its owner', () => {
  test('skips: nothing is charged for that month, the next one comes, and the number stays', async () => {
    const one = await running({ deliveries: 3 })
    const anchor = today()
    const { next } = await given().look(one.who, one.id)
    const { body } = await world.call(skipDelivery, {
      as: one.who.token,
      params: one.params,
      body: { on: next?.on ?? '' },
    })
    expect([body.message, body.data.next?.on]).toEqual([undefined, dueOn(anchor, monthly, 2)])
    await given().workOff()
    expect((await given().at(one)).status).toBe('paused')
    await given().pass(33, one.who)
    await given().workOff()
    expect([await given().states(one.id), (await given().at(one)).status]).toEqual([['sent'], 'active'])
    await given().pass(60, one.who)
    await given().workOff()
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['completed', ['sent', 'sent', 'sent']])
    await isWell()
  })

  test('pauses and goes on: nothing is charged meanwhile', async () => {
    const one = await running()
    await world.call(pauseSubscription, { as: one.who.token, params: one.params })
    await given().workOff()
    await given().pass(70, one.who)
    expect([await stateOf(one), await given().states(one.id)]).toEqual(['paused', ['sent']])
    await world.call(resumeSubscription, { as: one.who.token, params: one.params })
    await given().workOff()
    expect(await stateOf(one)).toBe('active')
    await given().pass(31, one.who)
    await given().workOff()
    expect(await given().states(one.id)).toEqual(['sent', 'sent'])
  })

  test('ends it: what is paid for still comes, nothing more is charged, and the gateway has ended it with its period', async () => {
    const one = await running()
    const { body } = await world.call(cancelSubscription, { as: one.who.token, params: one.params })
    expect(body.data).toMatchObject({ label: 'Ended', next: null, can: { cancel: false, skip: false, pause: false } })
    await given().workOff()
    expect((await given().at(one)).status).toBe('active')
    await given().pass(40, one.who)
    await given().workOff()
    expect([(await given().at(one)).status, await stateOf(one), await given().states(one.id)]).toEqual([
      'cancelled',
      'cancelled',
      ['sent'],
    ])
    expect(await subjectsTo(one)).toContain('Chai, monthly: it ends, as you wished')
    await isWell()
  })

  test('ends it with the account, which is erased only after the gateway has said so', async () => {
    const one = await running()
    await given().gateway.control('', { api: 'down' })
    const code = await givenAccount(world).freshCode(one.who, 'closing')
    expect((await world.call(closeAccount, { as: one.who.token, body: { code } })).status).toBe(200)
    // Long enough that no parcel is waited for any more.
    world.clock.forward(60 * 86_400)
    await expect(world.modules.account.service.erase(one.who.id)).rejects.toThrow('has not confirmed')
    await given().gateway.control('', { api: 'up' })
    await given().workOff()
    await given().gateway.control('/clock', { days: 60 })
    await given().gateway.told()
    await given().workOff()
    await world.modules.account.service.erase(one.who.id)
    expect(await world.db`select erased_at is not null as erased from app_user where id = ${one.who.id}`).toEqual([
      { erased: true },
    ])
    await isWell()
  })

  test('ends it while the gateway is away: it is told later, and a charge in between goes back', async () => {
    const one = await running()
    await given().gateway.control('', { api: 'down' })
    expect((await world.call(cancelSubscription, { as: one.who.token, params: one.params })).status).toBe(200)
    await given().workOff()
    await given().later(32, one.who)
    await given().gateway.control('/clock', { days: 32 })
    await eventually(
      async () => (await world.db`select from refund where user_id = ${one.who.id} and state <> 'done'`).length > 0,
    )
    await given().gateway.control('', { api: 'up' })
    await world.modules.subscriptions.service.mandates.look(one.id)
    await given().workOff()
    expect(await given().states(one.id)).toEqual(['sent'])
    await given().pass(32, one.who)
    expect((await given().at(one)).status).toBe('cancelled')
    await isWell()
  })

  test('gets the money of a charge back whose box stays sold out', async () => {
    const one = await running()
    await givenShop(world).stock(one.plan.box, 0)
    await given().pass(31, one.who)
    for (const days of [7, 7]) await given().pass(days, one.who)
    expect(await given().states(one.id)).toEqual(['sent', 'refunded'])
    expect(await subjectsTo(one)).toContain('Chai, monthly: ₹299 go back to you')
    await isWell()
  })
})
