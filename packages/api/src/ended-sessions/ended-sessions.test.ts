import { setTimeout } from 'node:timers/promises'
import { forgotPassword, logout, resetPassword } from '@nukkad/contracts/endpoints/people/auth'
import { changePassword, me } from '@nukkad/contracts/endpoints/people/users'
import { type Api, buildApp } from '../app.ts'
import { givenAuth, goodPassword } from '../modules/auth/auth.given.ts'
import { useWorld } from '../testing/world.ts'
import { sessionEnded } from './ended-sessions.repository.ts'
import { followEndedSessions } from './ended-sessions.ts'

const world = useWorld()
const given = givenAuth(world)
const other = { password: 'another lane in Mehrauli' }

/** Another process on the same database. */
async function another(): Promise<Api & { end(): Promise<void> }> {
  const api = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
  await api.endedSessions.start()
  return {
    ...api,
    end: async () => {
      await api.app.close()
      await api.outbox.stop()
    },
  }
}
let second: Awaited<ReturnType<typeof another>>
beforeAll(async () => {
  await world.endedSessions.start()
  second = await another()
})
afterAll(() => second.end())

const statusAt = async ({ app }: Pick<Api, 'app'>, token: string) =>
  (await app.inject({ url: `/api${me.url}`, headers: { authorization: `Bearer ${token}` } })).statusCode

async function signedUp() {
  const email = given.newEmail()
  const { body } = await given.signUp(email)
  return { email, token: body.data.jwt_token.access_token }
}

/** Waits up to ten seconds of real time until the token is refused. */
async function untilRefused(api: Pick<Api, 'app'>, token: string): Promise<number> {
  const from = performance.now()
  while ((await statusAt(api, token)) !== 401) {
    if (performance.now() - from > 10_000) throw new Error('the token lives on')
    await setTimeout(10)
  }
  return performance.now() - from
}

describe('revocation of access tokens', () => {
  test('refuses a token after logout, at once in this process and soon in every other', async () => {
    const { token } = await signedUp()
    for (const api of [world, second]) expect(await statusAt(api, token)).toBe(200)

    await world.call(logout, { as: token })

    expect(await statusAt(world, token)).toBe(401)
    await untilRefused(second, token)
  })

  test('refuses tokens of other devices after a password change and keeps this device’s token', async () => {
    const { email, token } = await signedUp()
    const phone = (await given.signIn(email)).body.data.jwt_token.access_token
    expect(await statusAt(second, phone)).toBe(200)

    const body = { currentPassword: goodPassword, newPassword: other.password, verifyPassword: other.password }
    expect((await world.call(changePassword, { as: token, body })).status).toBe(200)

    for (const api of [world, second]) await untilRefused(api, phone)
    for (const api of [world, second]) expect(await statusAt(api, token)).toBe(200)
  })

  test('refuses a token after the password was reset', async () => {
    const { email, token } = await signedUp()
    await world.call(forgotPassword, { body: { email } })
    await world.outbox.drain()
    const [mail] = await world.db<{ link: string }[]>`
      select payload #>> '{data,link}' as link from outbox
      where key like 'password-reset:%' and payload ->> 'to' = ${email} order by id desc limit 1`
    const resetToken = mail?.link.split('#reset-password=')[1] ?? ''
    expect((await world.call(resetPassword, { body: { token: resetToken, newPassword: other.password } })).status).toBe(
      200,
    )

    for (const api of [world, second]) await untilRefused(api, token)
  })

  test('refuses a token of an ended session without a notification, and after a restart', async () => {
    const { token } = await signedUp()
    expect(await statusAt(second, token)).toBe(200)
    // Changes only the table, as another program would, or as if the notification was lost.
    await world.db`
      update session_family set ended_at = ${world.clock.now()}, ended_because = 'logout'
      where id = ${JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid}`
    for (const api of [world, second]) await untilRefused(api, token)

    const restarted = await another()
    expect(await statusAt(restarted, token)).toBe(401)
    await restarted.end()
  })

  test('refuses a token of a session that ended while this process could not reach the database', async () => {
    const { token } = await signedUp()
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    let isAway = false
    let passed = 0
    const reached = new Proxy(world.db, {
      apply: (target, self, args) =>
        isAway ? Promise.reject(new Error('connection lost')) : Reflect.apply(target, self, args),
    })
    const refused: string[] = []
    const sessions = followEndedSessions({
      db: reached,
      tokens: { refuseFamily: (id) => void refused.push(id) },
      log: world.app.log,
      now: () => new Date(world.clock.now().getTime() + passed),
    })
    await sessions.start()
    isAway = true
    await world.db`
      update session_family set ended_at = ${world.clock.now()}, ended_because = 'logout' where id = ${sid}`
    // Ten minutes pass until the database is back.
    await setTimeout(1_500)
    passed = 600_000
    isAway = false
    for (let tries = 0; tries < 100 && !refused.includes(sid); tries += 1) await setTimeout(50)
    await sessions.stop()
    expect(refused).toContain(sid)
  })

  test('ignores a notification that is not a session id', async () => {
    const { token } = await signedUp()
    await world.db.notify(sessionEnded, 'everybody')
    expect(await statusAt(world, token)).toBe(200)
  })
})
