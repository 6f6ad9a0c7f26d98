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

  test('continues in tabs that renew at the same moment, with one next token', async () => {
    const { refresh } = await givenSession()
    const answers = await Promise.all([renew(refresh), renew(refresh), renew(refresh)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(tokenIn)).size).toBe(1)
    expect((await renew(tokenIn(answers[0] as never))).status).toBe(200)
  })

  test('continues for a browser that waited for a lost answer and found the network again', async () => {
    const { refresh } = await givenSession()
    const lost = await renew(refresh)
    world.clock.forward(59)
    const again = await renew(refresh)
    expect([again.status, tokenIn(again)]).toEqual([200, tokenIn(lost)])
    expect((await renew(tokenIn(again))).status).toBe(200)
  })

  describe('when six tabs renew it at once', () => {
    /** The number of tabs that lost the session. */
    async function lost(db: Db): Promise<number> {
      const { refresh } = await givenSession()
      const sessions = createSessions(db, world.settings.API_SECRET, world.clock.now)
      const renewed = await Promise.allSettled(Array.from({ length: 6 }, () => sessions.renew(refresh)))
      return renewed.filter((one) => one.status === 'rejected' || !one.value).length
    }
    test('continues in each', async () => expect(await lost(world.db)).toBe(0))
    test('(is lost in some without the lock of the token)', async () =>
      expect(
        await untilSeen(
          () => lost(carelessDb(world.db, unlocked(/from refresh_token/))),
          (count) => count > 0,
        ),
      ).toBeGreaterThan(0))
  })

  test('continues for a phone that was put away before the answer arrived', async () => {
    const { email, refresh } = await givenSession()
    world.clock.forward(16 * 60)
    await renew(refresh)
    world.clock.forward(24 * 60)
    const again = await renew(refresh)
    expect(again.status).toBe(200)
    const own = await world.call(me, { as: again.body.data.jwt_token.access_token })
    expect(own.body).toMatchObject({ data: { email } })
    world.clock.forward(16 * 60)
    expect((await renew(tokenIn(again))).status).toBe(200)
  })

  test('continues when several answers in a row were lost', async () => {
    const { refresh } = await givenSession()
    for (const _lost of [1, 2, 3]) {
      await renew(refresh)
      world.clock.forward(30 * 60)
    }
    const again = await renew(refresh)
    world.clock.forward(16 * 60)
    expect((await renew(tokenIn(again))).status).toBe(200)
  })

  test('continues in tabs that wake together after a lost answer, with one next token', async () => {
    const { refresh } = await givenSession()
    await renew(refresh)
    world.clock.forward(40 * 60)
    const answers = await Promise.all([renew(refresh), renew(refresh), renew(refresh)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(tokenIn)).size).toBe(1)
    world.clock.forward(59)
    const again = await renew(refresh)
    expect([again.status, tokenIn(again)]).toEqual([200, tokenIn(answers[0] as never)])
    expect((await renew(tokenIn(again))).status).toBe(200)
  })

  test('ends for thief and owner when an old token is used again and then the one that it replaced', async () => {
    const { refresh: stolen } = await givenSession()
    const owner = await renew(stolen)
    world.clock.forward(61)
    const thief = await renew(stolen)
    expect(tokenIn(thief)).not.toBe(tokenIn(owner))
    expect((await renew(tokenIn(owner))).status).toBe(401)
    expect((await renew(tokenIn(thief))).status).toBe(401)
  })

  test('ends when an old token is used again after its successor was', async () => {
    const { refresh: stolen } = await givenSession()
    const owner = await renew(stolen)
    world.clock.forward(16 * 60)
    const later = await renew(tokenIn(owner))
    world.clock.forward(16 * 60)
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(tokenIn(later))).status).toBe(401)
  })

  test('ends at once when the successor of a reused token was already used', async () => {
    const { refresh: first } = await givenSession()
    const second = tokenIn(await renew(first))
    const third = tokenIn(await renew(second))
    expect((await renew(first)).status).toBe(401)
    expect((await renew(third)).status).toBe(401)
  })

  test('ends after thirty days without use', async () => {
    const { refresh } = await givenSession()
    world.clock.forward(30 * 86_400)
    expect((await renew(refresh)).status).toBe(401)
  })

  test('ends on the server on logout', async () => {
    const { access, refresh } = await givenSession()
    const answer = await world.call(logout, { as: access })
    expect(answer.cookies).toMatchObject([
      { name: 'nukkad_refresh', value: '' },
      { name: 'nukkad_account', value: '' },
    ])
    expect((await renew(refresh)).status).toBe(401)
    expect(await world.call(me, { as: access })).toMatchObject({ status: 401, error: { message: 'Unauthorized' } })
  })

  test('cannot be renewed without a cookie or with a made-up one', async () => {
    expect((await world.call(newToken)).status).toBe(401)
    expect((await renew('made-up')).error).toMatchObject({ message: 'Unauthorized', code: 'unauthorized' })
  })
})

describe('changing the password', () => {
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

  test('ends the other sessions and keeps the current one', async () => {
    const { email, access, refresh } = await givenSession()
    const elsewhere = tokenIn(await given.signIn(email))
    expect((await change(access)).status).toBe(200)
    expect((await renew(elsewhere)).status).toBe(401)
    expect((await renew(refresh)).status).toBe(200)
    expect((await given.signIn(email, 'an even quieter lane')).status).toBe(200)
  })

  test('needs the current password and the new one twice', async () => {
    const { access } = await givenSession()
    expect((await change(access, { verifyPassword: 'another' })).error.fields).toHaveProperty('verifyPassword')
    expect((await change(access, { currentPassword: 'wrong' })).error.fields).toEqual({
      currentPassword: 'Does not match the registered password',
    })
    expect((await change(access)).status).toBe(429)
  })
})
