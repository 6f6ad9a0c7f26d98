import { createAccessTokens, Expired } from './tokens.ts'

const asha = { userId: '7', role: 'user', familyId: 'a-session' } as const

describe('an access token that was read before', () => {
  test('says the same again, and ends with its time like any other', async () => {
    let time = Date.parse('2026-11-21T10:00:00Z')
    const tokens = createAccessTokens('a secret of thirty-two characters', () => new Date(time))
    const { access_token: token, expiresAt } = await tokens.issue(asha)
    expect(await tokens.verify(token)).toEqual(asha)
    expect(await tokens.verify(token)).toEqual(asha)
    time = expiresAt - 1
    expect(await tokens.verify(token)).toEqual(asha)
    time = expiresAt
    expect(await tokens.verify(token)).toBe(Expired)
  })

  test('lends nothing to one that differs from it', async () => {
    const tokens = createAccessTokens('a secret of thirty-two characters')
    const { access_token: token } = await tokens.issue(asha)
    expect(await tokens.verify(token)).toEqual(asha)
    const [head, body, seal] = token.split('.')
    expect(await tokens.verify(`${head}.${body}.${seal?.split('').reverse().join('')}`)).toBeUndefined()
  })
})
