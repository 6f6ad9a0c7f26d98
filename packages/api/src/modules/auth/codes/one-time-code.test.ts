import { type Db, transaction } from '../../../db.ts'
import { carelessDb, unlocked } from '../../../testing/database/careless-db.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAuth, wrong } from '../auth.given.ts'
import { codeRules, createOneTimeCodes } from './one-time-code.ts'

const world = useWorld()
const given = givenAuth(world)

async function givenCode() {
  const email = given.newEmail()
  await given.askForCode(email)
  return { email, code: await given.codeSentTo(email) }
}

describe('a one-time code', () => {
  test('signs in, and creates the account when there is none', async () => {
    const { email, code } = await givenCode()
    const first = await given.verifyCode(email, code)
    expect(first.body.data).toMatchObject({ created: true, user: { email } })

    world.clock.forward(31)
    await given.askForCode(email)
    const second = await given.verifyCode(email, await given.codeSentTo(email))
    expect(second.body.data).toMatchObject({ created: false, user: { _id: first.body.data.user._id } })
  })

  test('is stored only as a hash', async () => {
    const { code } = await givenCode()
    const [row] = await world.db<{ text: string }[]>`
      select c::text as text from one_time_code c order by id desc limit 1`
    expect(row?.text).not.toContain(code)
  })

  test('cannot be checked without the secret of the server', async () => {
    const parts = { purpose: 'sign-in', now: world.clock.now }
    const codes = createOneTimeCodes({ ...parts, secret: world.settings.API_SECRET })
    const withoutIt = createOneTimeCodes({ ...parts, secret: '' })
    const subject = given.newEmail()
    const { code } = await transaction(world.db, (tx) => codes.create(tx, subject))
    expect((await transaction(world.db, (tx) => withoutIt.attempt(tx, subject, code))).isRight).toBe(false)
    expect((await transaction(world.db, (tx) => codes.attempt(tx, subject, code))).isRight).toBe(true)
  })

  test('works once', async () => {
    const { email, code } = await givenCode()
    expect((await given.verifyCode(email, code)).status).toBe(200)
    expect(await given.verifyCode(email, code)).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
  })

  test('works once when it is sent ten times at once', async () => {
    const { email, code } = await givenCode()
    const answers = await Promise.all(Array.from({ length: 10 }, () => given.verifyCode(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  describe('whose answer was lost', () => {
    /** A code that was used in the browser that asked for it. */
    async function usedCode() {
      const email = given.newEmail()
      const asked = await given.askForCode(email)
      const browser = asked.cookies.find(({ name }) => name === 'nukkad_code')?.value ?? ''
      const code = await given.codeSentTo(email)
      const { body } = await given.verifyCode(email, code, browser)
      return { email, code, browser, id: body.data.user._id }
    }

    test('signs in again from the same browser for a minute, in the same account', async () => {
      const { email, code, browser, id } = await usedCode()
      world.clock.forward(codeRules.repeatSeconds - 1)
      const answers = await Promise.all([1, 2].map(() => given.verifyCode(email, code, browser)))
      expect(answers.map(({ status, body }) => [status, body.data.user._id])).toEqual([
        [200, id],
        [200, id],
      ])
      expect((await given.verifyCode(email, wrong(code), browser)).status).toBe(401)
      world.clock.forward(2)
      expect((await given.verifyCode(email, code, browser)).error.message).toMatch(/already been used/)
    })

    test('stays used for other browsers, with a mark and without', async () => {
      const { email, code } = await usedCode()
      for (const browser of ['', 'b'.repeat(22)])
        expect((await given.verifyCode(email, code, browser)).status).toBe(401)
    })

    test('stays used when the first browser had no mark', async () => {
      const { email, code } = await givenCode()
      expect((await given.verifyCode(email, code)).status).toBe(200)
      for (const browser of ['', 'b'.repeat(22)])
        expect((await given.verifyCode(email, code, browser)).status).toBe(401)
    })

    test('is not repeated when a newer one was sent', async () => {
      const { email, code, browser } = await usedCode()
      world.clock.forward(31)
      await given.askForCode(email)
      if ((await given.codeSentTo(email)) === code) return
      expect((await given.verifyCode(email, code, browser)).error.message).toMatch(/not correct/)
    })
  })

  test('is invalidated by a new one', async () => {
    const { email, code: old } = await givenCode()
    world.clock.forward(31)
    await given.askForCode(email)
    const fresh = await given.codeSentTo(email)
    if (old !== fresh) expect((await given.verifyCode(email, old)).status).toBe(401)
    expect((await given.verifyCode(email, fresh)).status).toBe(200)
  })

  test('expires after five minutes', async () => {
    const { email, code } = await givenCode()
    world.clock.forward(codeRules.lifetimeSeconds)
    expect((await given.verifyCode(email, code)).error.message).toBe('This code has expired. Please ask for a new one.')
  })

  test('is invalidated by five wrong tries', async () => {
    const { email, code } = await givenCode()
    const texts = []
    for (let index = 0; index < 5; index += 1) {
      texts.push((await given.verifyCode(email, wrong(code))).error.message)
    }
    expect(texts[0]).toBe('This code is not correct. 4 attempts are left.')
    expect(texts[4]).toBe('Too many wrong attempts. Please ask for a new code.')
    expect((await given.verifyCode(email, code)).status).toBe(401)
  })

  test('is refused for another address', async () => {
    const { code } = await givenCode()
    expect((await given.verifyCode(given.newEmail(), code)).status).toBe(401)
  })

  test('must be six digits', async () => {
    for (const otp of ['12345', '1234567', 'abcdef', '12345a']) {
      expect((await given.verifyCode(given.newEmail(), otp)).error.fields).toEqual({ otp: 'must be six digits' })
    }
  })

  test('is valid for its purpose only', async () => {
    const parts = { secret: world.settings.API_SECRET, now: world.clock.now }
    const [signIn, tracking] = [
      createOneTimeCodes({ ...parts, purpose: 'sign-in' }),
      createOneTimeCodes({ ...parts, purpose: 'order-tracking' }),
    ]
    const subject = given.newEmail()
    const { code } = await transaction(world.db, (tx) => tracking.create(tx, subject))
    const tried = await transaction(world.db, (tx) => signIn.attempt(tx, subject, code))
    expect(tried.isRight).toBe(false)
  })

  test('removes the password set by someone who signed up without owning the mailbox', async () => {
    const email = given.newEmail()
    const intruder = await given.signUp(email)
    await given.askForCode(email)
    await given.verifyCode(email, await given.codeSentTo(email))

    expect((await given.signIn(email)).status).toBe(401)
    const [family] = await world.db`
      select ended_because from session_family where user_id = ${intruder.body.data.user._id} order by created_at limit 1`
    expect(family).toMatchObject({ ended_because: 'email proven' })
  })
})

describe('requesting one-time codes', () => {
  test('is allowed every 30 s and five times an hour', async () => {
    const email = given.newEmail()
    expect((await given.askForCode(email)).body.data).toEqual({ resendAfterSeconds: 30, expiresInSeconds: 300 })
    const tooSoon = await given.askForCode(email)
    expect(tooSoon.status).toBe(429)
    expect(tooSoon.error.message).toMatch(/^Too many attempts\. Please wait (29|30) seconds\.$/)

    for (let index = 0; index < 4; index += 1) {
      world.clock.forward(31)
      expect((await given.askForCode(email)).status).toBe(200)
    }
    world.clock.forward(31)
    expect((await given.askForCode(email)).status).toBe(429)
    world.clock.forward(3600)
    expect((await given.askForCode(email)).status).toBe(200)
  })

  test('sends one code when it is requested twice at once', async () => {
    const email = given.newEmail()
    const answers = await Promise.all([given.askForCode(email), given.askForCode(email)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })
})

describe('twenty wrong codes sent at once', () => {
  const parts = () => ({ purpose: 'sign-in', secret: world.settings.API_SECRET, now: world.clock.now })

  /** Sends guesses in parallel and returns how many were compared with the code before it was invalidated. */
  async function compared(db: Db): Promise<number> {
    const codes = createOneTimeCodes(parts())
    const subject = given.newEmail()
    const { code } = await transaction(world.db, (tx) => codes.create(tx, subject))
    const guess = () =>
      transaction(db, async (tx) => {
        const tried = await codes.attempt(tx, subject, wrong(code))
        await tx`select pg_sleep(0.02)` // Slow enough that the guesses overlap.
        return tried
      })
    const tries = await Promise.all(Array.from({ length: 20 }, guess))
    return (
      tries.filter((tried) => !tried.isRight && /not correct|Too many wrong/.test(tried.refusal.message)).length -
      tries.filter((tried) => !tried.isRight && /Too many/.test(tried.refusal.message)).length
    )
  }

  test('allow four compared guesses before the code is invalidated', async () => {
    expect(await compared(world.db)).toBe(4)
  })

  test('(allow many more without the lock)', async () => {
    expect(await compared(carelessDb(world.db, unlocked(/from one_time_code/)))).toBeGreaterThan(4)
  })
})
