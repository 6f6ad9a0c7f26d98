import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { createAccessTokens, Expired } from './tokens.ts'

const secret = 'a secret of thirty-two characters'
const asha = { userId: '7', role: 'user', familyId: 'a-session' } as const

describe('an access token that was read before', () => {
  test('says the same again, and ends with its time like any other', () => {
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

  test('lends nothing to one that differs from it', () => {
    const tokens = createAccessTokens(secret)
    const { access_token: token } = tokens.issue(asha)
    expect(tokens.verify(token)).toEqual(asha)
    const [head, body, seal] = token.split('.')
    expect(tokens.verify(`${head}.${body}.${seal?.split('').reverse().join('')}`)).toBeUndefined()
  })
})

describe('a text that is no access token of ours', () => {
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = { alg: 'HS256', typ: 'JWT' }
  const claims = { role: 'user', sid: 'a-session', iss: 'nukkad', sub: '7', iat: 1, exp: 9_999_999_999 }
  const sealed = (head: unknown, body: unknown, key = secret) => {
    const text = `${base64(head)}.${base64(body)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  test.each([
    ['names no algorithm', `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    ['names another algorithm', sealed({ alg: 'HS512', typ: 'JWT' }, claims)],
    ['is sealed with another secret', sealed(header, claims, 'another')],
    ['was issued by somebody else', sealed(header, { ...claims, iss: 'other' })],
    ['has one part too many', `${sealed(header, claims)}.x`],
    ['has its seal with something after it', `${sealed(header, claims)}=`],
    ['has no seal', `${base64(header)}.${base64(claims)}`],
    ['is empty', ''],
    ['is anything', 'Ünicode..'],
  ])('is nobody where it %s', (_, token) => {
    expect(createAccessTokens(secret).verify(token)).toBeUndefined()
  })

  test('is told from ours, which any reader of such tokens reads alike', async () => {
    const tokens = createAccessTokens(secret)
    expect(tokens.verify(sealed(header, claims))).toEqual(asha)
    expect(tokens.verify(sealed(header, { ...claims, exp: undefined }))).toBe(Expired)
    const { payload } = await jwtVerify(tokens.issue(asha).access_token, Buffer.from(secret), { issuer: 'nukkad' })
    expect(payload).toMatchObject({ sub: '7', role: 'user', sid: 'a-session' })
  })
})
