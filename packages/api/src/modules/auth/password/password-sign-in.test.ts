import { emailCheck } from '@nukkad/contracts/endpoints/people/auth'
import { me } from '@nukkad/contracts/endpoints/people/users'
import { useWorld } from '../../../testing/world.ts'
import { givenAuth, goodPassword } from '../auth.given.ts'

const world = useWorld()
const given = givenAuth(world)

describe('signing up', () => {
  test('creates an account, a session and cookies that scripts cannot read', async () => {
    const email = given.newEmail()
    const { status, body, cookies } = await given.signUp(email.toUpperCase())

    expect(status).toBe(200)
    expect(body.data).toMatchObject({ created: true, user: { email, displayName: 'Asha Verma', role: 'user' } })
    const hidden = { httpOnly: true, sameSite: 'Lax' }
    expect(cookies).toMatchObject([
      { ...hidden, name: 'nukkad_refresh', path: '/api' },
      { ...hidden, name: 'nukkad_account', path: '/' },
    ])
    const own = await world.call(me, { as: body.data.jwt_token.access_token })
    expect(own.body).toMatchObject({ data: { email } })
    // A stranger may have typed any words as the name of this address's owner: the welcome leaves them out.
    const [mail] = await world.db<{ data: object }[]>`
      select payload -> 'data' as data from outbox where key = ${`welcome:${body.data.user._id}`}`
    expect(mail?.data).toEqual({ shopUrl: expect.stringContaining('/shop') })
  })

  test('is refused for an address that has an account, with the text that the browser expects', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    const { status, error } = await given.signUp(email)
    expect(status).toBe(409)
    expect(error.message).toBe('ValidationError: This email address is already registered')
  })

  test('creates one account when it is sent eight times at once', async () => {
    const email = given.newEmail()
    const answers = await Promise.all(Array.from({ length: 8 }, () => given.signUp(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  test.each(['password123', 'Password123', '12345678', 'aaaaaaaa', 'abcdefgh', '87654321'])(
    'refuses the password %s as too easy',
    async (password) => {
      const { status, error } = await given.signUp(given.newEmail(), password)
      expect(status).toBe(400)
      expect(error.fields).toEqual({ password: 'is too easy to guess; choose another' })
    },
  )

  test('names the wrong field for a password of 7 or 129 characters and for a broken address', async () => {
    expect((await given.signUp(given.newEmail(), 'short 7')).error.fields).toEqual({
      password: 'needs at least 8 characters',
    })
    expect((await given.signUp(given.newEmail(), 'x'.repeat(129))).error.fields).toEqual({
      password: 'is too long: at most 128 characters',
    })
    expect((await given.signUp('not an address')).error.fields).toEqual({
      email: 'must be an email address like name@example.com',
    })
  })

  test('keeps markup in a name as plain text', async () => {
    const { signUp } = await import('@nukkad/contracts/endpoints/people/auth')
    const firstName = '<img src=x onerror=alert(1)>'
    const { body } = await world.call(signUp, { body: { email: given.newEmail(), password: goodPassword, firstName } })
    expect(body.data.user.firstName).toBe(firstName)
  })
})

describe('signing in with a password', () => {
  test('works with the right password, however the address is written', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    const { status, body } = await given.signIn(` ${email.toUpperCase()}`.trim())
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ created: false, user: { email } })
  })

  test('answers with the exact texts of the spec when the address or password is wrong', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    const [unknown, wrongPassword] = [await given.signIn(given.newEmail()), await given.signIn(email, 'not the one')]
    expect(unknown).toMatchObject({ status: 401, error: { message: 'This email address is not registered' } })
    expect(wrongPassword).toMatchObject({ status: 401, error: { message: 'Does not match the registered password' } })
  })

  test('is delayed by 1 s, 2 s, 4 s after wrong passwords; a right one resets the delay', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    for (const seconds of [1, 2, 4]) {
      expect((await given.signIn(email, 'not the one')).status).toBe(401)
      const tooSoon = await given.signIn(email)
      expect(tooSoon.status).toBe(429)
      expect(Number(tooSoon.headers['retry-after'])).toBe(seconds)
      world.clock.forward(seconds)
    }
    expect((await given.signIn(email)).status).toBe(200)
    expect((await given.signIn(email, 'not the one')).status).toBe(401)
    world.clock.forward(1)
    expect((await given.signIn(email)).status).toBe(200)
  })

  test('checks one of ten wrong guesses that arrive at once', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => given.signIn(email, 'not the one')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  })

  test('delays an unknown account like a known one', async () => {
    const email = given.newEmail()
    expect((await given.signIn(email)).status).toBe(401)
    expect((await given.signIn(email)).status).toBe(429)
  })

  test('delays an IP address that tries many accounts, after ten failures', async () => {
    const guess = () => given.signIn(given.newEmail(), 'not the one', '203.0.113.7')
    for (let index = 0; index < 11; index += 1) expect((await guess()).status).toBe(401)
    expect((await guess()).status).toBe(429)
    expect((await given.signIn(given.newEmail(), 'not the one', '203.0.113.8')).status).toBe(401)
  })

  test('delays an IPv6 network whichever of its addresses it uses', async () => {
    const guess = (from: string) => given.signIn(given.newEmail(), 'not the one', from)
    for (let index = 1; index <= 11; index += 1) {
      expect((await guess(`2001:db8:0:7::${index.toString(16)}`)).status).toBe(401)
    }
    expect((await guess('2001:db8:0:7:ffff::1')).status).toBe(429)
    expect((await guess('2001:db8:0:8::1')).status).toBe(401)
  })

  test('does about as much work for an unknown account', async () => {
    const spent = async (email: string) => {
      const from = process.cpuUsage()
      expect((await given.signIn(email, 'not the one', '203.0.113.9')).status).toBe(401)
      return process.cpuUsage(from).user
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 3; round += 1) {
      const email = given.newEmail()
      await given.signUp(email)
      known.push(await spent(email))
      unknown.push(await spent(given.newEmail()))
    }
    // Without the comparison an unknown account takes a tenth of the processor's time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4)
  })
})

describe('the email check', () => {
  test('tells whether an address is registered, twenty times a minute', async () => {
    const email = given.newEmail()
    await given.signUp(email)
    const check = (asked: string) => world.call(emailCheck, { body: { email: asked } })
    expect((await check(email)).body.data).toEqual({ registered: true })
    expect((await check(given.newEmail())).body.data).toEqual({ registered: false })

    const answers = []
    for (let index = 0; index < 19; index += 1) answers.push(await check(email))
    expect(answers.at(-1)).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
  })
})

describe('GET /me at page load', () => {
  test("answers 200 and 'Unauthorized' to a guest and to an invalid token", async () => {
    for (const as of [undefined, 'rubbish', 'a.b.c']) {
      const { status, body } = await world.call(me, { as })
      expect({ status, body }).toEqual({ status: 200, body: { message: 'Unauthorized' } })
    }
  })

  test('answers 401 when the token has expired', async () => {
    const { body } = await given.signUp(given.newEmail())
    world.clock.forward(15 * 60 + 1)
    expect((await world.call(me, { as: body.data.jwt_token.access_token })).status).toBe(401)
  })
})
