import { forgotPassword, newToken, resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { useWorld } from '../../../testing/world.ts'
import { givenAuth } from '../auth.given.ts'

const world = useWorld()
const given = givenAuth(world)
const fresh = 'the banyan behind the stepwell'

const ask = (email: string) => world.call(forgotPassword, { body: { email } })
const reset = (token: string, newPassword = fresh) => world.call(resetPassword, { body: { token, newPassword } })

/** Processes the password reset jobs; the mails themselves stay in the outbox, as no mail server runs here. */
async function linkSentTo(email: string): Promise<string | undefined> {
  await world.outbox.drain()
  const [row] = await world.db<{ link: string }[]>`
    select payload #>> '{data,link}' as link from outbox
    where key like 'password-reset:%' and payload ->> 'to' = ${email} order by id desc limit 1`
  return row?.link
}
const tokenSentTo = async (email: string) => (await linkSentTo(email))?.split('#reset-password=')[1]

describe('a password reset', () => {
  test('sets a new password by the mailed link, which works once and ends all sessions', async () => {
    const email = given.newEmail()
    const { cookies } = await given.signUp(email)
    await ask(email)
    const token = (await tokenSentTo(email)) as string

    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(400)
    expect((await given.signIn(email, fresh)).status).toBe(200)
    const old = await world.call(newToken, { cookies: { nukkad_refresh: cookies[0]?.value ?? '' } })
    expect(old.status).toBe(401)
  })

  test('lets its owner sign in at once, whatever wrong passwords strangers have tried', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    for (let tries = 0; tries < 3; tries += 1) await given.signIn(email, 'not the one')
    expect((await given.signIn(email)).status).toBe(429)
    await ask(email)
    expect((await reset((await tokenSentTo(email)) as string)).status).toBe(200)
    expect((await given.signIn(email, fresh)).status).toBe(200)
  })

  test('answers the same for an unknown address, and mails nothing', async () => {
    const [known, unknown] = [given.newEmail(), given.newEmail()]
    await given.signUp(known)
    expect((await ask(known)).body).toEqual((await ask(unknown)).body)
    expect(await tokenSentTo(known)).toBeDefined()
    expect(await tokenSentTo(unknown)).toBeUndefined()
  })

  test('leads counter staff back to the counter, wherever it was requested', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    await ask(email)
    expect(new URL((await linkSentTo(email)) ?? '').pathname).toBe('/')
    await world.db`update app_user set role = 'place' where email = ${email}`
    await ask(email)
    expect(new URL((await linkSentTo(email)) ?? '').pathname).toBe('/lbb-access/counter')
  })

  test('has a link that works for an hour', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    await ask(email)
    const token = (await tokenSentTo(email)) as string
    world.clock.forward(3600)
    expect((await reset(token)).error.message).toContain('older than an hour')
  })

  test('refuses a password that is easy to guess', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    await ask(email)
    const token = (await tokenSentTo(email)) as string
    expect((await reset(token, 'password123')).error.fields).toHaveProperty('newPassword')
    expect((await reset(token)).status).toBe(200)
  })
})
