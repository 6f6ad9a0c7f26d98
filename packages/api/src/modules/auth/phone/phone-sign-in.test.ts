import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { newToken, otpVerify } from '@nukkad/contracts/endpoints/people/auth'
import { phoneSignInCode, phoneSignInVerify, phoneStartFresh } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { useWorld } from '../../../testing/world.ts'
import { givenAuth, wrong } from '../auth.given.ts'

/** A minimal SMS gateway; some numbers do not accept texts. */
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    const to = new URLSearchParams(body).get('To') ?? ''
    asked.push(to)
    response.writeHead(to.endsWith('000400') ? 400 : 201).end('{}')
  })
})
const asked: string[] = []
const world = useWorld(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  const { port } = gateway.address() as AddressInfo
  const SMS_URL = `http://127.0.0.1:${port}/2010-04-01/Accounts/ACtest/Messages.json`
  return { SMS_CODES_PER_ADDRESS: '30', SMS_CODES_PER_DAY: '60', SMS_URL }
})
afterAll(() => void gateway.close())
const given = givenAuth(world)

let count = 0
const newPhone = () => `98${String(10_000_000 + ++count)}`
const day = 86_400

async function ask(phone: string, { browser, ip = `10.1.0.${count++ % 250}` }: { browser?: string; ip?: string } = {}) {
  const cookies = browser ? { nukkad_code: browser } : undefined
  const answer = await world.call(phoneSignInCode, {
    body: { phone },
    headers: { 'x-forwarded-for': ip },
    ...(cookies && { cookies }),
  })
  return { ...answer, browser: answer.cookies.find(({ name }) => name === 'nukkad_code')?.value ?? '' }
}
async function textTo(phone: string): Promise<string> {
  const [row] = await world.db<{ text: string }[]>`
    select payload ->> 'text' as text from outbox
    where kind = 'sms' and payload ->> 'to' = ${`+91${phone}`} order by id desc limit 1`
  return row?.text ?? 'none'
}
const codeIn = (text: string) => text.slice(0, 6)
const verify = (phone: string, otp: string, browser: string) =>
  world.call(phoneSignInVerify, { body: { phone, otp }, cookies: { nukkad_code: browser } })
const startFresh = (token: string | null, browser: string) =>
  world.call(phoneStartFresh, { body: { token }, cookies: { nukkad_code: browser } })

async function signIn(phone: string, typed = phone) {
  const { browser } = await ask(typed)
  const answer = await verify(typed, codeIn(await textTo(phone)), browser)
  return { ...answer, session: answer.body.data?.session, fresh: answer.body.data?.fresh ?? null, browser }
}

describe('sign-in by a code to the phone', () => {
  test('signs in, creates the account when there is none, and does not reveal which', async () => {
    const phone = newPhone()
    const first = await ask(phone)
    const { session } = (await verify(phone, codeIn(await textTo(phone)), first.browser)).body.data
    expect(session).toMatchObject({ created: true, user: { email: '', phone: `+91${phone}` } })
    expect(await textTo(phone)).toMatch(/^\d{6} is your Nukkad code[\s\S]*\n@localhost #\d{6}$/)

    world.clock.forward(31)
    const again = await ask(phone)
    expect(again.body).toEqual(first.body)
    const second = await verify(phone, codeIn(await textTo(phone)), again.browser)
    expect(second.body.data.session).toMatchObject({ created: false, user: { _id: session?.user._id } })
  })

  test('finds one account however the number is written', async () => {
    const phone = newPhone()
    const { session } = await signIn(phone)
    for (const typed of [
      `0${phone}`,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      `91-${phone}`.replace('91-', '+91-'),
    ]) {
      world.clock.forward(31)
      expect((await signIn(phone, typed)).session?.user._id).toBe(session?.user._id)
    }
  })

  test('accepts only mobile numbers of the configured countries', async () => {
    for (const typed of ['+1 202 555 0143', '+44 7911 123456', '12345', '1234567890', '011 2345 6789'])
      expect((await ask(typed)).error.fields).toHaveProperty('phone')
  })

  test('accepts a code for five minutes and five tries, in the same browser, for one purpose', async () => {
    const phone = newPhone()
    const { browser } = await ask(phone)
    const code = codeIn(await textTo(phone))
    expect((await verify(phone, code, 'another-browser-mark-xx')).status).toBe(401)
    expect((await world.call(otpVerify, { body: { email: `+91${phone}@x.example`, otp: code } })).status).toBe(401)
    for (let tries = 0; tries < 4; tries += 1) await verify(phone, wrong(code), browser)
    expect((await verify(phone, code, browser)).error.message).toBe(
      'Too many wrong attempts. Please ask for a new code.',
    )

    world.clock.forward(31)
    const later = await ask(phone)
    world.clock.forward(300)
    expect((await verify(phone, codeIn(await textTo(phone)), later.browser)).error.message).toContain('has expired')
  })

  test('sends another code after thirty seconds, and five an hour', async () => {
    const phone = newPhone()
    expect((await ask(phone)).status).toBe(200)
    expect((await ask(phone)).status).toBe(429)
    for (let times = 0; times < 4; times += 1) {
      world.clock.forward(31)
      expect((await ask(phone)).status).toBe(200)
    }
    world.clock.forward(31)
    expect((await ask(phone)).status).toBe(429)
  })

  test('stores the code only as a hash', async () => {
    const phone = newPhone()
    await ask(phone)
    const [row] = await world.db<{ text: string }[]>`
      select c::text as text from one_time_code c where subject = ${`+91${phone}`}`
    expect(row?.text).not.toContain(codeIn(await textTo(phone)))
  })

  test('texts a number that takes no texts once, tells the next request, and tries again later', async () => {
    const phone = '9812000400'
    const first = await ask(phone)
    expect(first.status).toBe(200)
    const code = codeIn(await textTo(phone))
    await world.outbox.drain()
    await world.outbox.drain()
    expect(asked.filter((to) => to === `+91${phone}`)).toHaveLength(1)
    expect(await world.db`select from outbox where key like 'code:%' and done_at is null`).toHaveLength(0)
    expect((await verify(phone, code, first.browser)).status).toBe(401)

    world.clock.forward(31)
    const again = await ask(phone)
    expect([again.status, again.error.fields]).toEqual([400, { phone: 'cannot receive texts' }])
    expect(again.error.message).toContain('your email')
    world.clock.forward(600)
    expect((await ask(phone)).status).toBe(200)
  })

  test('renews its session like any other', async () => {
    const { cookies } = await signIn(newPhone())
    const refresh = cookies.find(({ name }) => name === 'nukkad_refresh')?.value ?? ''
    expect((await world.call(newToken, { cookies: { nukkad_refresh: refresh } })).status).toBe(200)
  })
})

describe('a phone number unused for ninety days', () => {
  async function idle() {
    const phone = newPhone()
    const { session } = await signIn(phone)
    const id = session?.user._id ?? ''
    await world.db`update app_user set email = ${`asha${id}@example.com`} where id = ${id}`
    world.clock.forward(91 * day)
    return { phone, id, email: `asha${id}@example.com` }
  }

  test('does not open the old account; a new one starts empty, and the old owner is notified', async () => {
    const { phone, id } = await idle()
    const { session, fresh, browser } = await signIn(phone)
    expect([session, typeof fresh]).toEqual([null, 'string'])

    expect((await startFresh(fresh, 'another-browser-mark-xx')).status).toBe(401)
    const begun = await startFresh(fresh, browser)
    expect(begun.body.data).toMatchObject({ created: true, user: { phone: `+91${phone}` } })
    expect(begun.body.data.user._id).not.toBe(id)
    const as = begun.body.data.jwt_token.access_token
    expect((await world.call(getWallet, { as })).body.data.credit.balance).toBe(0)
    expect((await startFresh(fresh, browser)).status).toBe(401)
    const told = await world.db`select from outbox where kind = 'mail' and key like ${`phone-left:${id}:%`}`
    expect(told).toHaveLength(1)
  })

  test('opens the old account again after its owner signed in by mail', async () => {
    const { phone, id, email } = await idle()
    await given.askForCode(email)
    expect((await given.verifyCode(email, await given.codeSentTo(email))).status).toBe(200)
    const { session } = await signIn(phone)
    expect(session?.user._id).toBe(id)
  })
})

test('texts are limited per day, by address and in total', async () => {
  world.clock.forward(2 * day)
  const from = { ip: '203.0.113.9' }
  for (let sent = 0; sent < 30; sent += 1) expect((await ask(newPhone(), from)).status).toBe(200)
  expect(await ask(newPhone(), from)).toMatchObject({
    status: 429,
    error: { message: expect.stringContaining('email') },
  })
  for (let sent = 0; sent < 30; sent += 1) expect((await ask(newPhone(), { ip: `203.0.114.${sent}` })).status).toBe(200)
  expect((await ask(newPhone(), { ip: '203.0.115.1' })).status).toBe(429)

  world.clock.forward(2 * day)
  for (let sent = 0; sent < 30; sent += 1) await ask(newPhone(), { ip: `2001:db8:0:7::${sent}` })
  expect((await ask(newPhone(), { ip: '2001:db8:0:7:ffff::1' })).status).toBe(429)
  expect((await ask(newPhone(), { ip: '2001:db8:0:8::1' })).status).toBe(200)
})

test('an account without an email address gets no welcome mail and shows its phone number', async () => {
  world.clock.forward(2 * day)
  const phone = newPhone()
  const { session } = await signIn(phone)
  const welcomeTo = (id = '') => world.db`select from outbox where kind = 'mail' and key = ${`welcome:${id}`}`
  const email = given.newEmail()
  await given.askForCode(email)
  const byEmail = (await given.verifyCode(email, await given.codeSentTo(email))).body.data
  expect(await welcomeTo(byEmail.user._id)).toHaveLength(1)
  expect(await welcomeTo(session?.user._id)).toHaveLength(0)
  const own = await world.call(me, { as: session?.jwt_token.access_token })
  expect(own.body).toMatchObject({ data: { phone: `+91${phone}`, email: '' } })
})
