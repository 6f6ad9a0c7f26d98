import { askForContactCode, changeContact } from '@nukkad/contracts/endpoints/people/account'
import { forgotPassword, resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenAuth, wrong } from '../auth/auth.given.ts'
import { ok } from '../merchants/merchants.given.ts'
import { givenAccount } from './account.given.ts'

const world = useWorld()
const given = givenAuth(world)
const { freshCode } = givenAccount(world)

const texted = async (phone: string) => {
  const [row] = await world.db<{ text: string }[]>`
    select payload ->> 'text' as text from outbox where kind = 'sms' and payload ->> 'to' = ${phone} order by id desc limit 1`
  return row?.text ?? ''
}
const mailed = async (to: string, template: string) =>
  (await world.db`select from outbox where key like ${`${template}:%`} and payload ->> 'to' = ${to}`).length

const change = ({ token }: GivenUser, body: object) => world.call(changeContact, { as: token, body })

/** The two codes with which a user changes the email address or phone. */
async function codesFor<Wanted extends { email: string } | { phone: string }>(who: GivenUser, wanted: Wanted) {
  ok(await world.call(askForContactCode, { as: who.token, body: wanted }))
  const code = 'email' in wanted ? await given.codeSentTo(wanted.email) : (await texted(wanted.phone)).slice(0, 6)
  return { ...wanted, code, oldCode: await freshCode(who, 'contact') }
}

describe('changing the phone or email address', () => {
  test('needs a code from the new and the old contact; one account per phone, and both are notified', async () => {
    const asha = await givenIn(world).user()
    const phone = '+919811122233'
    ok(await world.call(askForContactCode, { as: asha.token, body: { phone: '098111 22233' } }))
    const code = (await texted(phone)).slice(0, 6)
    const oldCode = await freshCode(asha, 'contact')
    const without = await change(asha, { phone, code, oldCode: wrong(oldCode) })
    expect(Object.keys(without.error.fields ?? {})).toEqual(['oldCode'])
    expect(ok(await change(asha, { phone, code, oldCode })).data).toMatchObject({ phone, email: asha.email })
    const told = [await texted(phone), await mailed(asha.email, 'contact-changed')]
    expect(told).toEqual([expect.stringContaining('ending in 2233'), 1])

    const dev = await givenIn(world).user()
    world.clock.forward(31)
    expect((await change(dev, await codesFor(dev, { phone }))).status).toBe(409)
  })

  test('refuses an email address of another account', async () => {
    const [asha, dev] = [await givenIn(world).user(), await givenIn(world).user()]
    const body = await codesFor(dev, { email: asha.email })
    expect((await change(dev, body)).status).toBe(409)
    expect((await world.call(askForContactCode, { as: dev.token, body: {} })).status).toBe(400)
  })

  test('keeps a right code valid while the other one is wrong, of which five tries are allowed', async () => {
    const asha = await givenIn(world).user()
    const { code, oldCode, email } = await codesFor(asha, { email: given.newEmail() })
    const fieldsOf = async (body: object) => Object.keys((await change(asha, body)).error.fields ?? {})
    expect(await fieldsOf({ email, code: wrong(code), oldCode })).toEqual(['code'])
    expect(await fieldsOf({ email, code, oldCode: wrong(oldCode) })).toEqual(['oldCode'])
    expect(await fieldsOf({ email, code: wrong(code), oldCode: wrong(oldCode) })).toEqual(['code', 'oldCode'])
    expect(ok(await change(asha, { email, code, oldCode })).data).toMatchObject({ email })
    expect(await fieldsOf({ email, code, oldCode })).toEqual(['code', 'oldCode'])

    const dev = await givenIn(world).user()
    const guessed = await codesFor(dev, { email: given.newEmail() })
    const guess = { ...guessed, oldCode: wrong(guessed.oldCode) }
    for (let tries = 0; tries < 5; tries += 1) expect((await change(dev, guess)).status).toBe(400)
    expect((await change(dev, guessed)).error.message).toContain('Too many wrong attempts')
  })

  test('ends the reset links that were mailed to the old address', async () => {
    const asha = await givenIn(world).user()
    await world.call(forgotPassword, { body: { email: asha.email } })
    await world.outbox.drain()
    const [row] = await world.db<{ link: string }[]>`
      select payload #>> '{data,link}' as link from outbox
      where key like 'password-reset:%' and payload ->> 'to' = ${asha.email}`
    const token = row?.link.split('#reset-password=')[1] ?? ''
    const email = given.newEmail()
    ok(await change(asha, await codesFor(asha, { email })))

    const body = { token, newPassword: 'the banyan behind the stepwell' }
    expect((await world.call(resetPassword, { body })).status).toBe(400)
    expect((await given.signIn(email, body.newPassword)).status).toBe(401)
  })

  test('takes a phone from an account that was idle for ninety days, whose owner is notified by email', async () => {
    const phone = '+919811122299'
    const asha = await givenIn(world).user()
    ok(await change(asha, await codesFor(asha, { phone })))
    world.clock.forward(91 * 86_400)

    const dev = await givenIn(world).user()
    expect(ok(await change(dev, await codesFor(dev, { phone }))).data).toMatchObject({ phone })
    expect([await mailed(asha.email, 'phone-left'), await mailed(dev.email, 'phone-left')]).toEqual([1, 0])
  })
})
