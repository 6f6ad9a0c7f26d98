/** @jest-environment node */
import { eventually, givenShell } from '../testing/shell.given.ts'
import { overlayForTests, secret } from './overlay.given.ts'
import { OverrideTokens, tokenLivesMs, toldEndedMs } from './override-token.ts'

jest.setTimeout(30_000)
const { shell, ask, signedIn, begin, choose, given2, drawn, overlayOf } = overlayForTests()

describe('overlay token', () => {
  test('is given only to developers, by their session', async () => {
    expect(await ask('POST')).toMatchObject({ status: 401, setCookie: '' })
    expect(await ask('POST', 'jwt_token=nobody.knows.this-token')).toMatchObject({ status: 401 })
    expect(await ask('POST', 'jwt_token=an.editors.token-of-tests')).toMatchObject({ status: 403, setCookie: '' })
    shell.api.answer = (_, response) => response.writeHead(503).end('{}')
    expect(await ask('POST', signedIn)).toMatchObject({ status: 503 })
  })

  test('is an HttpOnly cookie for one account that expires', async () => {
    const { status, setCookie, cookie, body } = await ask('POST', signedIn)
    expect(status).toBe(200)
    expect(setCookie).toMatch(
      /^nukkad_overlay=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(tokenLivesMs - 5000)
    expect(new OverrideTokens(secret).read(cookie.slice('nukkad_overlay='.length)).grant?.account).toBe('7')
  })

  test('can be requested and ended only by pages of this site', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await ask(method, signedIn, undefined, { 'sec-fetch-site': 'same-site' })
      expect(answer).toMatchObject({ status: 403, setCookie: '' })
    }
  })

  test('overrides nothing and says so when expired, forged or altered', async () => {
    await given2()
    const grant = { account: '7', overrides: { 'mf-content': { version: '2.0.0' } } }
    const by = (tokens: OverrideTokens, until: number) => `nukkad_overlay=${tokens.sign({ ...grant, until })}`
    const tokens = new OverrideTokens(secret)
    const good = by(tokens, Date.now() + 60_000)
    const over = by(tokens, Date.now() - 1)
    const longOver = by(tokens, Date.now() - toldEndedMs - 1)
    const foreign = by(new OverrideTokens('another secret of others'), Date.now() + 60_000)
    const changed = `nukkad_overlay=${Buffer.from(JSON.stringify({ ...grant, until: Date.now() + 99_999 })).toString('base64url')}.${good.split('.')[1]}`

    await eventually(async () => (await drawn(good)).version === '2.0.0')
    for (const [cookie, state] of [
      [over, 'ended'],
      [longOver, 'none'],
      [foreign, 'forged'],
      [changed, 'forged'],
      ['nukkad_overlay=x', 'forged'],
    ] as const) {
      expect((await drawn(cookie)).version).toBe('1.0.0')
      expect((await ask('GET', cookie)).body).toEqual({ state, overrides: {}, ignored: {}, remotes: {} })
      expect(await choose(cookie, {})).toMatchObject({ status: 403, setCookie: '' })
    }
    // An expired token of ours is reported in the page; pages with other tokens come from the cache.
    expect(overlayOf((await drawn(over)).html)).toMatchObject({ state: 'ended', overrides: {} })
    expect((await drawn(foreign)).html).not.toContain('nukkad-overlay')
    expect((await drawn(foreign)).response.headers.get('cache-control')).toBe('private, no-cache')
  })
})

describe('local server override', () => {
  const policyOf = ({ response }: { response: Response }) => response.headers.get('content-security-policy') ?? ''

  test('is allowed by that browser’s policy only, and leaves rendering to the browser', async () => {
    const address = 'http://localhost:4310'
    const { status, cookie } = await choose(await begin(), { 'mf-content': { address } })
    expect(status).toBe(200)
    const page = await drawn(cookie)

    expect(page.response.status).toBe(200)
    expect(page.version).toBeUndefined()
    expect(page.html).toContain('header 1.0.0')
    expect(page.html).not.toContain('/releases/mf-content/1.0.0/browser')
    expect(overlayOf(page.html)).toMatchObject({ overrides: { 'mf-content': { address } } })
    for (const kind of ['connect-src', 'style-src', 'font-src', 'img-src']) {
      expect(policyOf(page)).toMatch(new RegExp(`${kind} [^;]*${address}[ ;]`))
    }
    expect(policyOf(page)).toMatch(/script-src 'strict-dynamic' 'nonce-[\w-]{24}';/)
    // Only the page knows what it runs, so a newer registry must not replace it.
    const told = JSON.parse((await shell.get('/_shell/snapshot', { headers: { cookie } })).html)
    expect(told.sequence).toBe(0)
    expect(policyOf(await drawn())).not.toContain('localhost:4310')
    expect((await drawn()).version).toBe('1.0.0')
  })

  test.each([
    'https://evil.example',
    'http://evil.example:4310',
    'http://localhost.evil.example:80',
    'http://localhost:4310/x',
    'http://localhost:4310 https://evil.example',
    'http://localhost:99999',
    'http://localhost',
    'http://user@localhost:80',
  ])('rejects %s', async (address) => {
    const { status, body } = await choose(await begin(), { 'mf-content': { address } })
    expect([status, body.message?.code]).toEqual([400, 'validation'])
  })

  test('rejects a foreign address even when it is signed', async () => {
    const until = Date.now() + 60_000
    const overrides = { 'mf-content': { address: 'https://evil.example' } }
    const cookie = `nukkad_overlay=${new OverrideTokens(secret).sign({ account: '7', until, overrides })}`
    const page = await drawn(cookie)
    expect(page.version).toBe('1.0.0')
    expect(policyOf(page)).not.toContain('evil.example')
  })

  test('allows cross-origin access to a development shell, but not to one in production', async () => {
    const [asked] = [{ method: 'OPTIONS', headers: { 'access-control-request-private-network': 'true' } }]
    const dev = await givenShell({ env: { NODE_ENV: 'development' } })
    try {
      for (const address of ['/_shell/snapshot', '/releases/mf-content/1.0.0/release.json', '/_shell/releases']) {
        const answer = await fetch(dev.url + address)
        expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
        await answer.body?.cancel()
      }
      const { response } = await dev.get('/_shell/snapshot', asked)
      expect([response.status, response.headers.get('access-control-allow-private-network')]).toEqual([204, 'true'])
      expect((await dev.get('/delhi')).response.headers.get('access-control-allow-origin')).toBeNull()
    } finally {
      await dev.close()
    }
    expect((await shell.get('/_shell/snapshot')).response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
