/** @jest-environment node */
import path from 'node:path'
import type { OverlayStanding, Overrides } from '@nukkad/contracts/overlay'
import { contentRelease, teaRelease, writeRelease } from '../testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from '../testing/shell.given.ts'
import { OverrideTokens, tokenLivesMs, toldEndedMs } from './override-token.ts'

jest.setTimeout(30_000)

const secret = 'the secret of these tests'
let shell: GivenShell
/** what the API says of who asks, by access token */
const accounts: Record<string, object> = {}
const developer = 'a.developers.token-of-tests'

beforeEach(async () => {
  shell = await givenShell({ env: { PAGE_CACHE_SECONDS: '60', OVERRIDE_SECRET: secret } })
  accounts[developer] = { _id: '7', role: 'developer' }
  accounts['an.editors.token-of-tests'] = { _id: '8', role: 'editor' }
  shell.api.answer = ({ url, headers }, response) => {
    response.setHeader('content-type', 'application/json')
    const data = accounts[String(headers.authorization).replace('Bearer ', '')]
    if (url !== '/api/web/users/me') return void response.end('{}')
    response.end(JSON.stringify(data ? { data } : { message: 'Unauthorized' }))
  }
}, 30_000)
afterEach(() => shell.close())

interface Answer {
  readonly status: number
  readonly body: OverlayStanding & { readonly message?: { readonly message: string; readonly code: string } }
  /** the cookie that the browser holds from now on */
  readonly cookie: string
  readonly setCookie: string
}

async function ask(method: string, cookie = '', body?: object, more: Record<string, string> = {}): Promise<Answer> {
  const { response, html } = await shell.get('/_shell/overlay', {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...more },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const setCookie = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    body: html ? JSON.parse(html) : {},
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
  }
}
const signedIn = `jwt_token=${developer}`
const begin = async () => (await ask('POST', signedIn)).cookie
const choose = (cookie: string, overrides: Overrides) => ask('PUT', cookie, { overrides })
const unpublished = async (version: string) =>
  shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease(version)), 'none')

/** A version that everybody may have some day and nobody gets now. */
async function given2(): Promise<void> {
  await unpublished('2.0.0')
  await eventually(async () => {
    const cookie = await begin()
    return (
      (await ask('GET', cookie)).body.remotes['mf-content']?.versions.some((one) => one.version === '2.0.0') === true
    )
  })
}
const drawn = async (cookie = '', address = '/delhi') => {
  const { response, html } = await shell.get(address, { headers: { cookie } })
  return { response, html, version: html.match(/City home ([\d.]+)/)?.[1] }
}
const overlayOf = (html: string) => JSON.parse(html.match(/id="nukkad-overlay">(.*?)<\/script>/)?.[1] ?? 'null')

describe('a token', () => {
  test('is given to developers alone, by what the API says of their session', async () => {
    expect(await ask('POST')).toMatchObject({ status: 401, setCookie: '' })
    expect(await ask('POST', 'jwt_token=nobody.knows.this-token')).toMatchObject({ status: 401 })
    expect(await ask('POST', 'jwt_token=an.editors.token-of-tests')).toMatchObject({ status: 403, setCookie: '' })
    shell.api.answer = (_, response) => response.writeHead(503).end('{}')
    expect(await ask('POST', signedIn)).toMatchObject({ status: 503 })
  })

  test('is a cookie that no script reads, for eight hours and for one account', async () => {
    const { status, setCookie, cookie, body } = await ask('POST', signedIn)
    expect(status).toBe(200)
    expect(setCookie).toMatch(
      /^nukkad_overlay=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(tokenLivesMs - 5000)
    expect(new OverrideTokens(secret).read(cookie.slice('nukkad_overlay='.length)).grant?.account).toBe('7')
  })

  test('is asked for by pages of this site alone', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await ask(method, signedIn, undefined, { 'sec-fetch-site': 'same-site' })
      expect(answer).toMatchObject({ status: 403, setCookie: '' })
    }
  })

  test('that is over, forged or changed overrides nothing, with words', async () => {
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
    // One that was ours says so in the page; the others are nobody's, and their pages come from the cache.
    expect(overlayOf((await drawn(over)).html)).toMatchObject({ state: 'ended', overrides: {} })
    expect((await drawn(foreign)).html).not.toContain('nukkad-overlay')
    expect((await drawn(foreign)).response.headers.get('cache-control')).toBe('private, no-cache')
  })
})

describe('a published version, chosen in one browser', () => {
  test('is what the server draws and what the page is told, there alone; the cache keeps nothing of it', async () => {
    await given2()
    expect((await drawn()).version).toBe('1.0.0')
    const before = (await drawn()).html.replace(/nonce="[\w-]{24}"/g, '')

    const { cookie, body } = await choose(await begin(), { 'mf-content': { version: '2.0.0' } })
    expect(body.overrides).toEqual({ 'mf-content': { version: '2.0.0' } })
    await eventually(async () => (await drawn(cookie)).version === '2.0.0')

    const { html, response } = await drawn(cookie)
    expect(html).toContain('/releases/mf-content/2.0.0/browser/main.js')
    expect(html).not.toContain('mf-content/1.0.0')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(overlayOf(html)).toMatchObject({
      state: 'on',
      account: '7',
      overrides: { 'mf-content': { version: '2.0.0' } },
      run: [['/assets/shell.js', expect.stringMatching(/^sha384-/)]],
      drawn: { main: expect.any(Number), header: expect.any(Number) },
    })
    const told = JSON.parse((await shell.get('/_shell/snapshot', { headers: { cookie } })).html)
    expect(told).toMatchObject({
      remotes: { 'mf-content': { version: '2.0.0' } },
      lastGood: { 'mf-content': { version: '1.0.0' } },
    })
    // Everybody else: the same bytes as before, from the cache, without a word about it.
    expect((await drawn()).html.replace(/nonce="[\w-]{24}"/g, '')).toBe(before)
    expect(before).not.toContain('overlay')
    expect((await shell.numbers()).match(/version="2.0.0"/)).toBeNull()
  })

  test('that fails on the server counts for nobody', async () => {
    const broken = contentRelease('2.0.0')
    const server = broken.server.replaceAll(
      'Component: () =>',
      "Component: () => { throw new Error('broken') }, never: () =>",
    )
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), { ...broken, server }), 'none')
    const held = await begin()
    await eventually(async () => (await choose(held, { 'mf-content': { version: '2.0.0' } })).status === 200)
    const { cookie } = await choose(held, { 'mf-content': { version: '2.0.0' } })
    await drawn(cookie)
    await eventually(async () =>
      /shell_slots_total\{remote="mf-content",outcome="threw"\} \d/.test(await shell.numbers()),
    )
    expect(await shell.numbers()).not.toContain('shell_release_failures_total{')
    expect((await drawn()).version).toBe('1.0.0')
  })

  test('ends when it is taken back, and with the overlay', async () => {
    await given2()
    const { cookie } = await choose(await begin(), { 'mf-content': { version: '2.0.0' } })
    expect((await drawn((await choose(cookie, {})).cookie)).version).toBe('1.0.0')
    const { status, setCookie } = await ask('DELETE', cookie)
    expect([status, setCookie]).toEqual([204, expect.stringContaining('nukkad_overlay=; Path=/; HttpOnly')])
  })

  test('has no effect unless it was published here, is not withdrawn and can run', async () => {
    await given2()
    await shell.registry.publish(
      writeRelease(path.join(shell.home, 'built'), { ...contentRelease('3.0.0'), platform: '^9.0.0' }),
      'none',
    )
    const held = await begin()
    const words = async (overrides: Overrides) => {
      const { status, body, setCookie } = await choose(held, overrides)
      expect([status, setCookie]).toEqual([400, ''])
      return body.message?.message
    }
    expect(await words({ 'mf-content': { version: '9.9.9' } })).toBe('mf-content 9.9.9 was never published here.')
    expect(await words({ 'mf-content': { version: '__proto__' } })).toBe(
      'mf-content __proto__ was never published here.',
    )
    expect(await words({ 'mf-nobody': { version: '1.0.0' } })).toBe("There is no remote 'mf-nobody'.")
    await eventually(
      async () => (await words({ 'mf-content': { version: '3.0.0' } }))?.includes('needs the platform ^9.0.0') === true,
    )

    const { cookie } = await choose(held, { 'mf-content': { version: '2.0.0' } })
    await shell.registry.quarantine('mf-content', '2.0.0', 'it blinks')
    await eventually(async () => overlayOf((await drawn(cookie)).html).ignored['mf-content'] !== undefined)
    const { html, version } = await drawn(cookie)
    expect(version).toBe('1.0.0')
    expect(overlayOf(html)).toMatchObject({
      overrides: {},
      ignored: { 'mf-content': 'mf-content 2.0.0 was withdrawn: it blinks.' },
    })
  })

  test('brings the addresses of its screens along', async () => {
    await shell.publish(teaRelease('1.0.0'))
    await shell.registry.publish(
      writeRelease(path.join(shell.home, 'built'), teaRelease('2.0.0', { more: ['leaves'] })),
      'none',
    )
    await eventually(async () => (await shell.get('/tea-guide')).response.status === 200)
    const held = await begin()
    await eventually(async () => (await choose(held, { 'mf-tea-guide': { version: '2.0.0' } })).status === 200)
    const { cookie } = await choose(held, { 'mf-tea-guide': { version: '2.0.0' } })

    expect((await drawn(cookie, '/tea-guide/leaves')).response.status).toBe(200)
    expect((await drawn('', '/tea-guide/leaves')).response.status).toBe(404)
  })

  test('of a preview comes with its files, which nobody else has', async () => {
    await given2()
    await shell.registry.preview('mf-content', '2.0.0')
    const { cookie } = await choose(await begin(), { 'mf-content': { version: '2.0.0' } })
    const file = (held: string) =>
      shell.get('/releases/mf-content/2.0.0/browser/main.js', { headers: { cookie: held } })
    await eventually(async () => (await file('')).response.status === 404)
    expect((await file(cookie)).response.status).toBe(200)
  })

  test('is told with the reason why a page has what it has', async () => {
    await given2()
    await shell.registry.canary('mf-content', '2.0.0', 0.1)
    const cookie = await begin()
    const remote = async () => (await ask('GET', cookie)).body.remotes['mf-content']
    await eventually(async () => (await remote())?.versions[0]?.channels[0] === 'canary')
    expect(await remote()).toEqual({
      usual: { version: '1.0.0', channel: 'stable', why: 'for everybody' },
      versions: [
        { version: '2.0.0', publishedAt: expect.any(String), channels: ['canary'] },
        { version: '1.0.0', publishedAt: expect.any(String), channels: ['stable'] },
      ],
    })
  })
})

describe('a local server', () => {
  const policyOf = ({ response }: { response: Response }) => response.headers.get('content-security-policy') ?? ''

  test('is let in by the policy of that browser alone, which draws what comes from there', async () => {
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
    // What the page runs, only the page knows: a newer registry takes it from nobody.
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
  ])('%s is none', async (address) => {
    const { status, body } = await choose(await begin(), { 'mf-content': { address } })
    expect([status, body.message?.code]).toEqual([400, 'validation'])
  })

  test('is not believed even where somebody had it signed', async () => {
    const until = Date.now() + 60_000
    const overrides = { 'mf-content': { address: 'https://evil.example' } }
    const cookie = `nukkad_overlay=${new OverrideTokens(secret).sign({ account: '7', until, overrides })}`
    const page = await drawn(cookie)
    expect(page.version).toBe('1.0.0')
    expect(policyOf(page)).not.toContain('evil.example')
  })

  test('lends what it builds to pages of other sites, a site in production does not', async () => {
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
