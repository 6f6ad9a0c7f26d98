import {
  cancelSubscription,
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
import { givenMandates, monthly } from './mandate.given.ts'

const world = useWorldWithGateway()
const given = () => givenMandates(world)
beforeEach(() => given().gateway.hearing(true))

describe('a mandate changed by its owner', () => {
  test('skips a delivery: nothing is charged for that month, and the number of deliveries stays', async () => {
    const one = await given().running({ deliveries: 3 })
    const anchor = dayInIndia(world.clock.now())
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
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['completed', ['sent', 'sent', 'sent']])
    await given().isWell()
  })

  test('charges nothing while paused, and continues when resumed', async () => {
    const one = await given().running()
    await world.call(pauseSubscription, { as: one.who.token, params: one.params })
    await given().workOff()
    await given().pass(70, one.who)
    expect([await given().stateOf(one), await given().states(one.id)]).toEqual(['paused', ['sent']])
    await world.call(resumeSubscription, { as: one.who.token, params: one.params })
    await given().workOff()
    expect(await given().stateOf(one)).toBe('active')
    await given().pass(31, one.who)
    await given().workOff()
    expect(await given().states(one.id)).toEqual(['sent', 'sent'])
  })

  test('delivers what is paid when cancelled, charges no more, and ends at the gateway with its period', async () => {
    const one = await given().running()
    const { body } = await world.call(cancelSubscription, { as: one.who.token, params: one.params })
    expect(body.data).toMatchObject({ label: 'Ended', next: null, can: { cancel: false, skip: false, pause: false } })
    await given().workOff()
    expect((await given().at(one)).status).toBe('active')
    await given().pass(40, one.who)
    await given().workOff()
    expect([(await given().at(one)).status, await given().stateOf(one), await given().states(one.id)]).toEqual([
      'cancelled',
      'cancelled',
      ['sent'],
    ])
    expect(await given().subjectsTo(one)).toContain('Chai, monthly: your subscription has been cancelled')
    await given().isWell()
  })

  test('ends with the account, which is erased only after the gateway confirmed', async () => {
    const one = await given().running()
    await given().gateway.control('', { api: 'down' })
    const code = await givenAccount(world).freshCode(one.who, 'closing')
    expect((await world.call(closeAccount, { as: one.who.token, body: { code } })).status).toBe(200)
    // Long enough that erasing no longer waits for a delivery.
    world.clock.forward(60 * 86_400)
    await expect(world.modules.account.service.erase(one.who.id)).rejects.toThrow('has not yet confirmed')
    await given().gateway.control('', { api: 'up' })
    await given().workOff()
    await given().gateway.control('/clock', { days: 60 })
    await given().gateway.told()
    await given().workOff()
    await world.modules.account.service.erase(one.who.id)
    expect(await world.db`select erased_at is not null as erased from app_user where id = ${one.who.id}`).toEqual([
      { erased: true },
    ])
    await given().isWell()
  })

  test('ends with the account when the bank has authorised it and we do not know yet', async () => {
    await given().gateway.hearing(false)
    const one = await given().opened()
    await given().authorise(one, 'waiting')
    const code = await givenAccount(world).freshCode(one.who, 'closing')
    expect((await world.call(closeAccount, { as: one.who.token, body: { code } })).status).toBe(200)
    await given().workOff()
    expect((await given().at(one)).status).toBe('cancelled')
  })

  test('keeps a closed account from being erased while it runs and nobody has ended it', async () => {
    const one = await given().running()
    const code = await givenAccount(world).freshCode(one.who, 'closing')
    expect((await world.call(closeAccount, { as: one.who.token, body: { code } })).status).toBe(200)
    await given().workOff()
    // As if it had been authorised while the account was being closed.
    await world.db`update subscription set cancelled_at = null, ends_on = null where subscription_id = ${one.id}`
    world.clock.forward(60 * 86_400)
    await expect(world.modules.account.service.erase(one.who.id)).rejects.toThrow('has not yet confirmed')
    await given().gateway.control('/clock', { days: 60 })
  })

  test('is cancelled at the gateway later when it is down, and a charge in between is refunded', async () => {
    const one = await given().running()
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
    await given().isWell()
  })

  test('refunds a charge whose box stays sold out', async () => {
    const one = await given().running()
    await givenShop(world).stock(one.plan.box, 0)
    await given().pass(31, one.who)
    for (const days of [7, 7]) await given().pass(days, one.who)
    expect(await given().states(one.id)).toEqual(['sent', 'refunded'])
    expect(await given().subjectsTo(one)).toContain('Chai, monthly: ₹299 is being refunded')
    await given().isWell()
  })
})
