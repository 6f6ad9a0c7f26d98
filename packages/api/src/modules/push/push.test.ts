import { pushState, turnPushOff, turnPushOn } from '@nukkad/contracts/endpoints/people/push'
import { givenIn } from '../../testing/users.given.ts'
import { givenMerchants, ok, withStep } from '../merchants/merchants.given.ts'
import { useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenPush } from './push.given.ts'

const world = useWorldWithGateway()
const devices = () => world.db`select session_id, endpoint from push_device`
const endSessions = (userId: string) =>
  world.db`update session_family set ended_at = now(), ended_because = 'logout' where user_id = ${userId}`

/** A buyer with an order, whose browser gets notices. */
async function givenBuyer() {
  const given = await givenMerchants(world).order()
  const push = givenPush(world)
  const browser = await push.browser()
  await push.renewable(given.asha)
  ok(await push.turnOn(given.asha, browser))
  return { ...given, browser, push }
}

describe('notices on devices', () => {
  test('show each step of an order once, encrypted for the browser, with the page that they open', async () => {
    const { meera, asha, orderId, browser, push } = await givenBuyer()
    expect((await world.call(pushState, { as: asha.token })).body.data).toMatchObject({ isOn: true })

    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack', 'ship')
    // A step that is sent again is not a step.
    await givenMerchants(world).step(meera, orderId, withStep('ship'))

    const shown = await push.shown(browser)
    expect(shown.map(({ title }) => title)).toEqual([
      `${orderId} is being prepared`,
      `${orderId} is packed`,
      `${orderId} is on its way`,
    ])
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(3)
    expect(shown[2]).toMatchObject({
      path: `/shop/ordertrack/${orderId}`,
      text: expect.stringMatching(/\. From .+\.$/),
    })
  })

  test('go to nobody who turned them off, signed out or has closed the browser’s door', async () => {
    const [off, out, gone] = [await givenBuyer(), await givenBuyer(), await givenBuyer()]
    expect((await world.call(turnPushOff, { as: off.asha.token })).body.data).toMatchObject({ isOn: false })
    await endSessions(out.asha.id)
    await gone.push.leave(gone.browser)

    for (const { meera, orderId } of [off, out, gone]) await givenMerchants(world).walk(meera, orderId, 'accept')

    expect(await off.push.shown(off.browser)).toEqual([])
    expect(await out.push.shown(out.browser)).toEqual([])
    // The push service said that this browser takes none, so it is not asked again.
    const left = (await devices()).map(({ endpoint }) => endpoint)
    expect(left).toContain(out.browser.endpoint)
    expect(left).not.toContain(gone.browser.endpoint)
  })

  test('belong to whoever uses the browser now', async () => {
    const first = await givenBuyer()
    const second = await givenIn(world).user()
    await first.push.turnOn(second, first.browser)

    await givenMerchants(world).walk(first.meera, first.orderId, 'accept')

    expect(await first.push.shown(first.browser)).toEqual([])
    expect((await world.call(pushState, { as: first.asha.token })).body.data.isOn).toBe(false)
    expect((await world.call(pushState, { as: second.token })).body.data.isOn).toBe(true)
  })

  test('are one for a session, however often it is turned on at once', async () => {
    const asha = await givenIn(world).user()
    const push = givenPush(world)
    const browsers = await Promise.all([push.browser(), push.browser(), push.browser()])
    const answers = await Promise.all([...browsers, ...browsers].map((browser) => push.turnOn(asha, browser)))

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const kept = (await devices()).filter(({ endpoint }) => browsers.some((browser) => browser.endpoint === endpoint))
    expect(kept).toHaveLength(1)
  })

  test('are sent to push services only: no other address, and no key that is none', async () => {
    const asha = await givenIn(world).user()
    const { endpoint, keys } = await givenPush(world).browser()
    const { origin } = new URL(endpoint)
    const elsewhere = [
      'http://169.254.169.254/latest/meta-data',
      origin.replace('http://', 'http://user:secret@'),
      'file:///etc/passwd',
    ]
    for (const address of elsewhere) {
      const { status } = await world.call(turnPushOn, { as: asha.token, body: { endpoint: address, keys } })
      expect([address, status]).toEqual([address, 400])
    }
    const short = await world.call(turnPushOn, { as: asha.token, body: { endpoint, keys: { ...keys, p256dh: 'abc' } } })
    expect(short.status).toBe(400)
  })

  test('with a key that is no point on the curve are given up, and the next one is sent', async () => {
    const { meera, asha, orderId, push } = await givenBuyer()
    const browser = await push.browser()
    const keys = { ...browser.keys, p256dh: `B${'A'.repeat(86)}` }
    ok(await push.turnOn(asha, { ...browser, keys }))
    await givenMerchants(world).walk(meera, orderId, 'accept')
    expect(await push.shown(browser)).toEqual([])

    ok(await push.turnOn(asha, browser))
    await givenMerchants(world).walk(meera, orderId, 'pack')
    expect(await push.shown(browser)).toHaveLength(1)
  })
})
