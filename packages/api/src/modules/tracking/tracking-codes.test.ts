import { phoneSignInCode } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import { useWorld } from '../../testing/world.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenTracking } from './tracking.given.ts'

jest.setTimeout(60_000)
const perAddress = 4
const perDay = 10
const world = useWorld({ SMS_CODES_PER_ADDRESS: String(perAddress), SMS_CODES_PER_DAY: String(perDay) })
const given = givenTracking(world)

let networks = 0
const newNetwork = () => ({ ip: `10.5.0.${++networks}` })

describe('the tracking code', () => {
  beforeEach(() => world.clock.forward(2 * 86_400))

  test('is texted only to a phone with orders; an unknown phone gets the same answer', async () => {
    const { phone, orderId } = await given.order()
    const known = await given.ask(phone)
    const unknown = await given.ask('9999999999')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const code = await given.codeSentTo(phone)
    await world.outbox.drain()
    expect(await given.textsTo(phone)).toEqual([
      `${code} is your Nukkad code to track ${orderId}. It is valid for 5 minutes. Do not share it.\n\n@localhost #${code}`,
    ])
    expect(await given.textsTo('9999999999')).toEqual([])
  })

  test('is not texted when the phone’s orders are from before it could have changed hands', async () => {
    const { orderId, phone } = await given.order()
    await world.db`update shop_order set placed_at = placed_at - interval '91 days' where order_id = ${orderId}`
    ok(await given.ask(phone))
    await world.outbox.drain()
    expect(await given.textsTo(phone)).toEqual([])
  })

  test('works once, is void after five wrong tries, and is sent at most every 30 seconds', async () => {
    const { phone } = await given.order()
    ok(await given.ask(phone))
    expect((await given.ask(phone)).status).toBe(429)
    const code = await given.codeSentTo(phone)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let at = 0; at < 5; at += 1) expect((await given.verify(phone, wrong)).status).toBe(401)
    expect((await given.verify(phone, code)).status).toBe(401)
    world.clock.forward(31)
    ok(await given.ask(phone))
    const next = await given.codeSentTo(phone)
    expect(ok(await given.verify(phone, next)).data.orders).toHaveLength(1)
    expect((await given.verify(phone, next)).status).toBe(401)
  })

  test('works only in the browser that asked for it', async () => {
    const { phone } = await given.order()
    const { cookies } = await given.ask(phone, { browser: '' })
    const mark = cookies.find(({ name }) => name === 'nukkad_code')
    expect(mark).toMatchObject({ path: '/api/user', httpOnly: true })
    const code = await given.codeSentTo(phone)
    expect((await given.verify(phone, code)).status).toBe(401)
    ok(await given.verify(phone, code, mark?.value))
  })

  test('is limited by network, for phones with and without orders alike', async () => {
    const [from, { phone }] = [newNetwork(), await given.order()]
    for (let sent = 0; sent < perAddress; sent += 1) ok(await given.ask(given.newPhone(), from))
    const [known, unknown] = [await given.ask(phone, from), await given.ask(given.newPhone(), from)]
    expect([known.status, known.error.message]).toEqual([429, unknown.error.message])
    ok(await given.ask(phone, newNetwork()))
  })

  test('counts together with the codes for signing in', async () => {
    const { ip } = newNetwork()
    const signIn = (phone: string, from = ip) =>
      world.call(phoneSignInCode, { body: { phone }, headers: { 'x-forwarded-for': from } })
    for (let sent = 0; sent < perAddress; sent += 1) ok(await given.ask(given.newPhone(), { ip }))
    expect((await signIn(given.newPhone())).status).toBe(429)
    for (let sent = perAddress; sent < perDay; sent += 1) ok(await signIn(given.newPhone(), newNetwork().ip))
    expect((await given.ask(given.newPhone(), newNetwork())).status).toBe(429)
  })

  test.each(['98100', '1234567890', '+919810012345', '98100123456'])('is refused for %s', async (phone) => {
    expect((await given.ask(phone)).status).toBe(400)
  })
})
