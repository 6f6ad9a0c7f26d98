import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { createAccessTokens, Expired } from './tokens.ts'

const secret = 'a secret of thirty-two characters'
const asha = { userId: '7', role: 'user', familyId: 'a-session' } as const

describe('the cache of verified access tokens', () => {
  test('returns the same claims again and reports the token as expired once its time is over', () => {
    let time = Date.parse('2026-11-21T10:00:00Z')
    const tokens = createAccessTokens(secret, () => new Date(time))
    const { access_token: token, expiresAt } = tokens.issue(asha)
    expect(tokens.verify(token)).toEqual(asha)
    expect(tokens.verify(token)).toEqual(asha)
    time = expiresAt - 1
    expect(tokens.verify(token)).toEqual(asha)
    time = expiresAt
    expect(tokens.verify(token)).toBe(Expired)
  })

  test('does not accept a token that differs from a cached one', () => {
    const tokens = createAccessTokens(secret)
    const { access_token: token } = tokens.issue(asha)
    expect(tokens.verify(token)).toEqual(asha)
    const [head, body, seal] = token.split('.')
    expect(tokens.verify(`${head}.${body}.${seal?.split('').reverse().join('')}`)).toBeUndefined()
  })
})

describe('the secret of access tokens', () => {
  const [earlier, next] = ['an earlier secret of the tokens', 'the next secret of the tokens']

  test('is replaced in three steps, in each of which every process accepts the tokens of the others', () => {
    const steps = [[earlier], [earlier, next], [next, earlier], [next]].map((secrets) => createAccessTokens(secrets))
    for (const [at, tokens] of steps.entries()) {
      for (const neighbour of steps.slice(Math.max(0, at - 1), at + 2)) {
        expect(neighbour.verify(tokens.issue(asha).access_token)).toEqual(asha)
      }
    }
  })

  test('is not accepted any more once it is left out', () => {
    const { access_token: token } = createAccessTokens(earlier).issue(asha)
    expect(createAccessTokens([next]).verify(token)).toBeUndefined()
  })
})

describe('verification of forged access tokens', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = { alg: 'HS256', typ: 'JWT' }
  const claims = { role: 'user', sid: 'a-session', iss: 'nukkad', sub: '7', iat: 1, exp: 9_999_999_999 }
  const sealed = (head: unknown, body: unknown, key = secret) => {
    const text = `${base64(head)}.${base64(body)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  test.each([
    ['has the algorithm "none"', `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    ['names another algorithm', sealed({ alg: 'HS512', typ: 'JWT' }, claims)],
    ['is signed with another secret', sealed(header, claims, 'another')],
    ['has another issuer', sealed(header, { ...claims, iss: 'other' })],
    ['has an additional part', `${sealed(header, claims)}.x`],
    ['has extra characters after its signature', `${sealed(header, claims)}=`],
    ['has no signature', `${base64(header)}.${base64(claims)}`],
    ['is empty', ''],
    ['is arbitrary text', 'Ünicode..'],
  ])('rejects a token that %s', (_, token) => {
    expect(createAccessTokens(secret).verify(token)).toBeUndefined()
  })

  test('accepts a correctly signed token, and issues tokens that a standard JWT library verifies', async () => {
    const tokens = createAccessTokens(secret)
    expect(tokens.verify(sealed(header, claims))).toEqual(asha)
    expect(tokens.verify(sealed(header, { ...claims, exp: undefined }))).toBe(Expired)
    const { payload } = await jwtVerify(tokens.issue(asha).access_token, Buffer.from(secret), { issuer: 'nukkad' })
    expect(payload).toMatchObject({ sub: '7', role: 'user', sid: 'a-session' })
  })
})
