/** @jest-environment node */
import path from 'node:path'
import type { Overrides } from '@nukkad/contracts/overlay'
import { givenContentRelease, givenTeaRelease, writeRelease } from '../testing/release.given.ts'
import { eventually } from '../testing/shell.given.ts'
import { overlayForTests } from './overlay.given.ts'

jest.setTimeout(30_000)
const { shell, ask, begin, choose, given2, drawn, overlayOf } = overlayForTests()

describe('published version chosen in one browser', () => {
  test('is used by server and page in that browser only, and is not cached', async () => {
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
    // Everyone else gets the same bytes as before, from the cache, without any trace of the overlay.
    expect((await drawn()).html.replace(/nonce="[\w-]{24}"/g, '')).toBe(before)
    expect(before).not.toContain('overlay')
    expect((await shell.numbers()).match(/version="2.0.0"/)).toBeNull()
  })

  test('does not count as a failure of the release when it fails on the server', async () => {
    const broken = givenContentRelease('2.0.0')
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

  test('ends when it is removed or the overlay is switched off', async () => {
    await given2()
    const { cookie } = await choose(await begin(), { 'mf-content': { version: '2.0.0' } })
    expect((await drawn((await choose(cookie, {})).cookie)).version).toBe('1.0.0')
    const { status, setCookie } = await ask('DELETE', cookie)
    expect([status, setCookie]).toEqual([204, expect.stringContaining('nukkad_overlay=; Path=/; HttpOnly')])
  })

  test('is rejected unless it was published here, is not withdrawn and can run', async () => {
    await given2()
    await shell.registry.publish(
      writeRelease(path.join(shell.home, 'built'), { ...givenContentRelease('3.0.0'), platform: '^9.0.0' }),
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
      async () => (await words({ 'mf-content': { version: '3.0.0' } }))?.includes('needs platform ^9.0.0') === true,
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

  test('brings the addresses of its screens', async () => {
    await shell.publish(givenTeaRelease('1.0.0'))
    await shell.registry.publish(
      writeRelease(path.join(shell.home, 'built'), givenTeaRelease('2.0.0', { more: ['leaves'] })),
      'none',
    )
    await eventually(async () => (await shell.get('/tea-guide')).response.status === 200)
    const held = await begin()
    await eventually(async () => (await choose(held, { 'mf-tea-guide': { version: '2.0.0' } })).status === 200)
    const { cookie } = await choose(held, { 'mf-tea-guide': { version: '2.0.0' } })

    expect((await drawn(cookie, '/tea-guide/leaves')).response.status).toBe(200)
    expect((await drawn('', '/tea-guide/leaves')).response.status).toBe(404)
  })

  test('serves the files of a preview in that browser only', async () => {
    await given2()
    await shell.registry.preview('mf-content', '2.0.0')
    const { cookie } = await choose(await begin(), { 'mf-content': { version: '2.0.0' } })
    const file = (held: string) =>
      shell.get('/releases/mf-content/2.0.0/browser/main.js', { headers: { cookie: held } })
    await eventually(async () => (await file('')).response.status === 404)
    expect((await file(cookie)).response.status).toBe(200)
  })

  test('is listed with its channels and the reason for the usual version', async () => {
    await given2()
    await shell.registry.canary('mf-content', '2.0.0', 0.1)
    const cookie = await begin()
    const remote = async () => (await ask('GET', cookie)).body.remotes['mf-content']
    await eventually(async () => (await remote())?.versions[0]?.channels[0] === 'canary')
    expect(await remote()).toEqual({
      usual: { version: '1.0.0', channel: 'stable', why: 'for everyone' },
      versions: [
        { version: '2.0.0', publishedAt: expect.any(String), channels: ['canary'] },
        { version: '1.0.0', publishedAt: expect.any(String), channels: ['stable'] },
      ],
    })
  })
})
