import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  moveSubscription,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { addAddress } from '@nukkad/contracts/endpoints/people/address'
import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { givenIn } from '../../testing/users.given.ts'
import { givenAccount } from '../account/account.given.ts'
import { givenAddress } from '../address/address.given.ts'
import { daysAfter, dueOn } from './boxes/cycle-dates.ts'
import { monthly, usePaidSubscriptions } from './paid-subscription.given.ts'

const { world, given, gateway, paid, today, isWell, givenBack } = usePaidSubscriptions()

describe('a prepaid subscription changed by its owner', () => {
  test('skips the next box before its cut-off once, and keeps the number of boxes', async () => {
    const { who, id, params } = await paid()
    const on = dueOn(today(), monthly, 1)
    const skip = () => world.call(skipDelivery, { as: who.token, params, body: { on } })
    const [one, two] = await Promise.all([skip(), skip()])
    expect([one.body.message, two.body.message]).toEqual([undefined, undefined])
    expect((await given.cycles(id)).map((cycle) => cycle.on)).toEqual([
      today(),
      dueOn(today(), monthly, 2),
      dueOn(today(), monthly, 3),
    ])
    await isWell()
  })

  test('refuses to skip after the cut-off', async () => {
    const { who, id, params } = await paid()
    const { next } = await given.look(who, id)
    const until = (day_: string) => (Date.parse(day_) - Date.parse(today())) / 86_400_000
    await given.later(until(next?.changeUntil ?? '') + 1, who)
    const { body } = await world.call(skipDelivery, { as: who.token, params, body: { on: next?.on ?? '' } })
    expect([body.message?.code, body.data.next?.on, body.data.can.skip]).toEqual(['too_late', next?.on, false])
  })

  test('sends nothing while paused, and continues on its usual day', async () => {
    const { who, id, params } = await paid()
    const anchor = today()
    await world.call(pauseSubscription, { as: who.token, params })
    await given.later(70, who)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'owed', 'owed'])
    const { body } = await world.call(resumeSubscription, { as: who.token, params })
    const usual = [1, 2, 3, 4].map((slot) => dueOn(anchor, monthly, slot)).find((at) => at >= today())
    expect([body.data.state, body.data.next?.on]).toEqual(['active', usual])
  })

  test('sends later boxes to another own address, not to that of another user', async () => {
    const { who, id, params } = await paid()
    const stranger = await given.subscriber()
    const move = (addressID: string) => world.call(moveSubscription, { as: who.token, params, body: { addressID } })
    expect((await move(stranger.addressId)).status).toBe(404)
    const { body } = await world.call(addAddress, { as: who.token, body: givenAddress({ line1: '9, New Lane' }) })
    expect((await move(body.data.address_id)).body.data.address.line1).toBe('9, New Lane')
    await given.later(32, who)
    await given.workOff()
    const [first, second] = await given.cycles(id)
    const lineOf = async (orderId = '') =>
      (await world.call(getOrder, { as: who.token, query: { orderId } })).body.data.address.line1
    expect([await lineOf(first?.order ?? ''), await lineOf(second?.order ?? '')]).toEqual([
      '14, Shahpur Jat',
      '9, New Lane',
    ])
  })

  test('refunds unpacked boxes once when cancelled, as announced', async () => {
    const { who, id, transactionId, params } = await paid()
    expect((await given.look(who, id)).onCancel).toMatchObject({ refund: 598 })
    const cancel = () => world.call(cancelSubscription, { as: who.token, params })
    const [one] = await Promise.all([cancel(), cancel()])
    expect(one.body.data).toMatchObject({ state: 'cancelled', next: null, can: { cancel: false, skip: false } })
    expect(await givenBack(transactionId)).toBe(59_800)
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'refunded', 'refunded'])
    await given.later(70, who)
    await given.workOff()
    expect((await gateway().mailsTo(who.email)).map(({ subject }) => subject)).toContain(
      'Chai, monthly: your subscription has been cancelled',
    )
    await isWell()
  })

  test('still sends the rest when cancelled if its price was made for all boxes', async () => {
    const { who, id, transactionId, params } = await paid({ rest: 'ship', deliveries: 2 })
    expect((await given.look(who, id)).onCancel).toMatchObject({ refund: 0 })
    await world.call(cancelSubscription, { as: who.token, params })
    await given.later(32, who)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await givenBack(transactionId)).toBe(0)
  })

  test('ends with the account: no box is sent meanwhile, and unpacked ones are refunded after a week', async () => {
    const { who, id, transactionId } = await paid()
    const code = await givenAccount(world).freshCode(who, 'closing')
    expect((await world.call(closeAccount, { as: who.token, body: { code } })).status).toBe(200)
    expect(await world.db`select state from subscription where subscription_id = ${id}`).toEqual([
      { state: 'cancelled' },
    ])
    world.clock.forward(8 * 86_400)
    await world.modules.account.service.erase(who.id)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'refunded', 'refunded'])
    expect(await givenBack(transactionId)).toBe(59_800)
    await isWell()
  })

  test('is absent for other users', async () => {
    const { params } = await paid()
    const as = (await givenIn(world).user()).token
    const answers = [
      await world.call(getSubscription, { as, params }),
      await world.call(skipDelivery, { as, params, body: { on: daysAfter(today(), 30) } }),
      ...(await Promise.all(
        [pauseSubscription, resumeSubscription, cancelSubscription].map((what) => world.call(what, { as, params })),
      )),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await world.call(listSubscriptions, { as })).body.data).toEqual([])
  })
})
