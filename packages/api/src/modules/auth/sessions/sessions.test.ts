import { logout, newToken } from '@nukkad/contracts/endpoints/people/auth'
import { changePassword, me } from '@nukkad/contracts/endpoints/people/users'
import type { Db } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAuth, goodPassword } from '../auth.given.ts'
import { createSessions } from './sessions.ts'

const world = useWorld()
const given = givenAuth(world)

const tokenIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.find(({ name }) => name === 'nukkad_refresh')?.value ?? ''
const renew = (token: string) => world.call(newToken, { cookies: { nukkad_refresh: token } })

async function givenSession() {
  const email = given.newEmail()
  const begun = await given.signUp(email)
  return { email, access: begun.body.data.jwt_token.access_token, refresh: tokenIn(begun) }
}

describe('a session', () => {
  test('is renewed by its cookie, which changes each time', async () => {
    const { email, refresh } = await givenSession()
    world.clock.forward(16 * 60)
    const renewed = await renew(refresh)
    expect(renewed.status).toBe(200)
    expect(tokenIn(renewed)).not.toBe(refresh)
    expect(renewed.body.data.jwt_token.expiresAt).toBeGreaterThan(world.clock.now().getTime() + 14 * 60_000)
    const own = await world.call(me, { as: renewed.body.data.jwt_token.access_token })
    expect(own.body).toMatchObject({ data: { email } })
    world.clock.forward(16 * 60)
    expect((await renew(tokenIn(renewed))).status).toBe(200)
  })

  test('goes on in both tabs that wake at the same moment, with one next token', async () => {
    const { refresh } = await givenSession()
    const answers = await Promise.all([renew(refresh), renew(refresh), renew(refresh)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(tokenIn)).size).toBe(1)
    expect((await renew(tokenIn(answers[0] as never))).status).toBe(200)
  })

  describe('renewed by six tabs at once', () => {
    /** How many of them lost the session. */
    async function lost(db: Db): Promise<number> {
      const { refresh } = await givenSession()
      const sessions = createSessions(db, world.settings.API_SECRET, world.clock.now)
      const renewed = await Promise.allSettled(Array.from({ length: 6 }, () => sessions.renew(refresh)))
      return renewed.filter((one) => one.status === 'rejected' || !one.value).length
    }
    test('goes on in each', async () => expect(await lost(world.db)).toBe(0))
    test('(without the lock of the token some lose it)', async () =>
      expect(
        await untilSeen(
          () => lost(carelessDb(world.db, unlocked(/from refresh_token/))),
          (count) => count > 0,
        ),
      ).toBeGreaterThan(0))
  })

  test('ends for the thief and the owner when an old token comes back', async () => {
    const { refresh: stolen } = await givenSession()
    const owner = await renew(stolen)
    world.clock.forward(11)
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(tokenIn(owner))).status).toBe(401)
  })

  test('ends at once when the follower of an old token was used already', async () => {
    const { refresh: first } = await givenSession()
    const second = tokenIn(await renew(first))
    const third = tokenIn(await renew(second))
    expect((await renew(first)).status).toBe(401)
    expect((await renew(third)).status).toBe(401)
  })

  test('ends after thirty quiet days', async () => {
    const { refresh } = await givenSession()
    world.clock.forward(30 * 86_400)
    expect((await renew(refresh)).status).toBe(401)
  })

  test('ends with signing out, on the server too', async () => {
    const { access, refresh } = await givenSession()
    const answer = await world.call(logout, { as: access })
    expect(answer.cookies).toMatchObject([
      { name: 'nukkad_refresh', value: '' },
      { name: 'nukkad_account', value: '' },
    ])
    expect((await renew(refresh)).status).toBe(401)
    expect(await world.call(me, { as: access })).toMatchObject({ status: 401, error: { message: 'Unauthorized' } })
  })

  test('without a cookie, or with a made-up one, is none', async () => {
    expect((await world.call(newToken)).status).toBe(401)
    expect((await renew('made-up')).error).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' })
  })
})

describe('a changed password', () => {
  const change = (as: string, changes = {}) =>
    world.call(changePassword, {
      as,
      body: {
        currentPassword: goodPassword,
        newPassword: 'an even quieter lane',
        verifyPassword: 'an even quieter lane',
        ...changes,
      },
    })

  test('ends the other sessions and keeps this one', async () => {
    const { email, access, refresh } = await givenSession()
    const elsewhere = tokenIn(await given.signIn(email))
    expect((await change(access)).status).toBe(200)
    expect((await renew(elsewhere)).status).toBe(401)
    expect((await renew(refresh)).status).toBe(200)
    expect((await given.signIn(email, 'an even quieter lane')).status).toBe(200)
  })

  test('needs the current one and the new one twice', async () => {
    const { access } = await givenSession()
    expect((await change(access, { verifyPassword: 'another' })).error.fields).toHaveProperty('verifyPassword')
    expect((await change(access, { currentPassword: 'wrong' })).error.fields).toEqual({
      currentPassword: 'Does not match the registered password',
    })
    expect((await change(access)).status).toBe(429)
  })
})
