import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askForContactCode, changeContact } from '@nukkad/contracts/endpoints/people/account'
import { googleNonce, googleSignIn, otpSignIn, signIn, signUp } from '@nukkad/contracts/endpoints/people/auth'
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts'
import { type Api, buildApp } from '../../../app.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenAccount } from '../../account/account.given.ts'
import { givenAuth } from '../auth.given.ts'
import { createGoogleVerifier } from './google-identity.ts'

const clientId = 'a-client-of-the-tests'
const home = mkdtempSync(path.join(tmpdir(), 'nukkad-google-'))
let sandbox: RunningSandbox
const world = useWorld(async () => {
  sandbox = await startSandbox({ home, port: 0, smtpPort: 0, googleClientId: clientId })
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: `${sandbox.url}/google` }
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Starts a sign-in: returns the nonce for the provider and the cookie of this browser. */
async function begun() {
  const { body, cookies } = await world.call(googleNonce)
  const [twin] = cookies.filter(({ name }) => name === 'nukkad_google')
  expect(twin).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  return { nonce: body.data.nonce, cookies: { nukkad_google: twin?.value ?? '' } }
}

interface Person {
  email: string
  given?: string
  family?: string
  fault?: string
}

/** The token that the consent page returns to the page that opened it. */
async function credentialOf(nonce: string, { email, given = 'Asha', family = 'Menon', fault = '' }: Person) {
  const fields = { client_id: clientId, nonce, origin: 'http://localhost:3000', email, given, family, fault }
  const answer = await fetch(`${sandbox.url}/google/consent`, { method: 'POST', body: new URLSearchParams(fields) })
  return /"credential":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
}

async function comeIn(person: Person) {
  const { nonce, cookies } = await begun()
  const credential = await credentialOf(nonce, person)
  return world.call(googleSignIn, { body: { credential }, cookies })
}

async function sessionsOf(email: string): Promise<number> {
  const rows = await world.db`
    select from session_family f join app_user u on u.id = f.user_id where u.email = ${email}`
  return rows.length
}

test('a first Google sign-in creates an account with the person’s name, and the next finds it', async () => {
  const first = await comeIn({ email: 'Asha@gmail.example' })
  expect(first.status).toBe(200)
  expect(first.body.data).toMatchObject({
    created: true,
    user: { email: 'asha@gmail.example', firstName: 'Asha', lastName: 'Menon' },
  })
  expect(first.cookies.find(({ name }) => name === 'nukkad_refresh')?.httpOnly).toBe(true)

  const again = await comeIn({ email: 'asha@gmail.example' })
  expect(again.body.data.created).toBe(false)
  expect(again.body.data.user._id).toBe(first.body.data.user._id)
})

test('Google sign-in links an existing account with the same verified email', async () => {
  await world.call(otpSignIn, { body: { email: 'dev@gmail.example' } })
  await world.db`
    insert into app_user (email, first_name, email_verified_at) values ('dev@gmail.example', 'Dev', now())`
  const { body } = await comeIn({ email: 'dev@gmail.example', given: 'Somebody' })
  expect(body.data).toMatchObject({ created: false, user: { firstName: 'Dev' } })
})

test('Google sign-in removes a password that someone else had set for the address', async () => {
  const body = { email: 'mira@gmail.example', password: 'a thief was here first', firstName: 'Thief' }
  await world.call(signUp, { body })
  expect((await comeIn({ email: 'mira@gmail.example' })).status).toBe(200)
  const thief = await world.call(signIn, { body: { username: body.email, password: body.password } })
  expect(thief.status).toBe(401)
})

test('a Google account of an address that its owner has replaced no longer opens the account, and a mail says so', async () => {
  const [old, email] = ['gita@gmail.example', 'gita.new@example.com']
  const first = (await comeIn({ email: old })).body.data
  const gita = { id: first.user._id, email: old, token: first.jwt_token.access_token }
  await world.call(askForContactCode, { as: gita.token, body: { email } })
  const code = await givenAuth(world).codeSentTo(email)
  const body = { email, code, oldCode: await givenAccount(world).freshCode(gita, 'contact') }
  expect((await world.call(changeContact, { as: gita.token, body })).body.data.hasGoogle).toBe(false)
  const told = await world.db`
    select payload ->> 'to' as to, payload #> '{data,hadGoogle}' as "hadGoogle" from outbox
    where key like ${`contact-changed:${gita.id}:%`} order by id`
  expect(told).toEqual([old, email].map((to) => ({ to, hadGoogle: true })))

  const stranger = (await comeIn({ email: old })).body.data
  expect([stranger.created, stranger.user._id === gita.id]).toEqual([true, false])
  const again = (await comeIn({ email })).body.data
  expect([again.created, again.user._id]).toEqual([false, gita.id])
})

test.each(['expired', 'audience', 'signature', 'unverified', 'nonce', 'issuer'])(
  'a token with a fault (%s) signs nobody in and creates no account',
  async (fault) => {
    const email = `${fault}@gmail.example`
    const { status, error } = await comeIn({ email, fault })
    expect([status, error.code]).toEqual([401, 'unauthorized'])
    expect(await world.db`select 1 from app_user where email = ${email}`).toHaveLength(0)
  },
)

test.each(['no token at all, only text', `${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}`])(
  'a credential that is not a token (%s) is refused',
  async (credential) => {
    const { cookies } = await begun()
    expect((await world.call(googleSignIn, { body: { credential }, cookies })).status).toBe(401)
  },
)

test('a leaked token is refused in another browser and without a started sign-in', async () => {
  const { nonce } = await begun()
  const credential = await credentialOf(nonce, { email: 'leak@gmail.example' })
  const other = await begun()
  expect((await world.call(googleSignIn, { body: { credential }, cookies: other.cookies })).status).toBe(401)
  expect((await world.call(googleSignIn, { body: { credential } })).status).toBe(401)
  const forged = { nukkad_google: `99999999999.${Buffer.from('x'.repeat(32)).toString('base64url')}` }
  expect((await world.call(googleSignIn, { body: { credential }, cookies: forged })).status).toBe(401)
})

test('a token counts once in a browser: a second use has no nonce cookie and creates no account', async () => {
  const { nonce, cookies } = await begun()
  const credential = await credentialOf(nonce, { email: 'twice@gmail.example' })
  const first = await world.call(googleSignIn, { body: { credential }, cookies })
  expect(first.status).toBe(200)
  const gone = first.cookies.find(({ name }) => name === 'nukkad_google')
  expect(gone).toMatchObject({ value: '', path: '/api/v2/auth/google', expires: expect.any(Date) })
  const { status, error } = await world.call(googleSignIn, { body: { credential } })
  expect([status, error.code]).toEqual([401, 'unauthorized'])
  expect(await sessionsOf('twice@gmail.example')).toBe(1)
})

test('simultaneous first sign-ins from several windows create one account', async () => {
  const taps = await Promise.all([1, 2, 3].map(() => comeIn({ email: 'double@gmail.example' })))
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(taps.filter(({ body }) => body.data.created)).toHaveLength(1)
  expect(new Set(taps.map(({ body }) => body.data.user._id)).size).toBe(1)
})

test('a started sign-in expires after ten minutes', async () => {
  const { nonce, cookies } = await begun()
  const credential = await credentialOf(nonce, { email: 'slow@gmail.example' })
  world.clock.forward(601)
  expect((await world.call(googleSignIn, { body: { credential }, cookies })).status).toBe(401)
})

describe('a Google credential', () => {
  test('signs in once, also when it is sent to two processes at once', async () => {
    const other = await buildApp({ db: world.db, settings: world.settings, now: world.clock.now })
    const { nonce, cookies } = await begun()
    const payload = { credential: await credentialOf(nonce, { email: 'once@gmail.example' }) }
    const bring = async ({ app }: Pick<Api, 'app'>) =>
      (await app.inject({ method: 'POST', url: `/api${googleSignIn.url}`, payload, cookies })).statusCode

    const answers = await Promise.all([world, other, world, other].map(bring))

    expect(answers.toSorted()).toEqual([200, 401, 401, 401])
    expect(await sessionsOf('once@gmail.example')).toBe(1)
    expect(await bring(other)).toBe(401)
    await other.app.close()
    await other.outbox.stop()
  })
})

describe('Google sign-in during an outage', () => {
  test('fails with an upstream error', async () => {
    const { nonce, cookies } = await begun()
    const credential = await credentialOf(nonce, { email: 'later@gmail.example' })
    await sandbox.stop()
    const verifier = createGoogleVerifier(
      { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: `${sandbox.url}/google` },
      () => new Date(),
    )
    await expect(verifier.verify(credential)).rejects.toMatchObject({ code: 'upstream' })
    expect(cookies.nukkad_google).not.toBe('')
  })
})

test('a deployment without a Google client id refuses every credential', async () => {
  const verifier = createGoogleVerifier(
    { GOOGLE_CLIENT_ID: 'none', GOOGLE_ISSUER: 'https://x.invalid' },
    () => new Date(),
  )
  await expect(verifier.verify('a.b.c')).rejects.toMatchObject({ code: 'unauthorized' })
})
