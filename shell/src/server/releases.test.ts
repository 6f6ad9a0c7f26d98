/** @jest-environment node */
import path from 'node:path'
import { hashOfToken } from '@nukkad/registry'
import { newShellForTests } from './testing/new-shells.given.ts'
import {
  givenBannerRelease,
  givenCampaignsRelease,
  givenContentRelease,
  writeRelease,
} from './testing/release.given.ts'
import { eventually, type FakeApi, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const { shell, shown } = newShellForTests()

test.each([
  ['a campaign', 'page', '/campaign/festive/kites', /<h1>(.*?)<\/h1>/],
  ['a banner', 'banner', '/delhi', /<aside>(.*?)<\/aside>/],
] as const)(
  '%s changed by the campaign team is on the next page of every shell despite their caches',
  async (_, what, address, shownIn) => {
    const published = { page: 'Kites', banner: 'Kites' }
    const state = { page: 1, banner: 1 }
    const answer: FakeApi['answer'] = ({ url }, response) => {
      response.setHeader('content-type', 'application/json')
      const revision = { revision: `${state.page} ${state.banner}`, chrome: `${state.banner}` }
      const name = url === '/api/banner' ? published.banner : published.page
      response.end(JSON.stringify(url === '/api/campaigns/revision' ? revision : { name }))
    }
    const other = await givenShell({ env: { PAGE_CACHE_SECONDS: '60' } })
    const both = [shell, other]
    const shown = (at: string = address, where: RegExp = shownIn) =>
      Promise.all(both.map(async (one) => (await one.get(at)).html.match(where)?.[1]))
    const isOnBoth = async (name: string, at: string = address, where: RegExp = shownIn) =>
      (await shown(at, where)).join() === `${name},${name}`
    const dataAsked = () =>
      both.flatMap((one) => one.api.asked).filter(({ url }) => url !== '/api/campaigns/revision').length
    try {
      for (const one of both) {
        one.api.asked.length = 0
        one.api.answer = answer
        await one.publish(givenCampaignsRelease())
        await one.publish(givenBannerRelease('1.1.0'))
      }
      // Each release clears the cached pages, so both must have been taken first.
      await eventually(() => isOnBoth('Kites', '/delhi', /<aside>(.*?)<\/aside>/))
      await eventually(() => isOnBoth('Kites'))
      // On a second request, a shell has cached the page under the revision it was told, and requests no data.
      const asks = (one: GivenShell) => one.api.asked.filter(({ url }) => url === '/api/campaigns/revision').length
      await eventually(async () => {
        const before = dataAsked()
        await shown()
        return dataAsked() === before && Math.min(asks(shell), asks(other)) > 1
      }, 10_000)
      published[what] = 'Lamps'
      // The revision has not changed, so both still serve their cached pages.
      expect(await shown()).toEqual(['Kites', 'Kites'])
      state[what] += 1
      await eventually(() => isOnBoth('Lamps'), 2_000)
    } finally {
      await other.close()
    }
  },
)

describe('new release', () => {
  test('is on one of the next pages although the previous page is cached for a minute', async () => {
    expect(await shown()).toBe('1.0.0')
    await shell.publish(givenContentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
  })

  test('is announced to open pages, and their snapshot contains it', async () => {
    const answer = await fetch(`${shell.url}/_shell/releases`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('id: 3\nevent: release\ndata: {"sequence":3}')

    await shell.publish(givenContentRelease('1.1.0'))

    expect((await reader?.read())?.value).toBe('id: 4\nevent: release\ndata: {"sequence":4}\n\n')
    const { html } = await shell.get('/_shell/snapshot?city=delhi')
    expect(JSON.parse(html)).toMatchObject({
      sequence: 4,
      remotes: { 'mf-content': { version: '1.1.0' } },
      lastGood: { 'mf-content': { version: '1.0.0' } },
    })
    await reader?.cancel()
  })

  test('frees the memory of old releases after ten in a row', async () => {
    const kept = async () => {
      const numbers = await shell.numbers()
      return ['pages', 'files', 'styles'].map((what) =>
        Number(numbers.match(new RegExp(`shell_kept_bytes\\{what="${what}"\\} (\\d+)`))?.[1]),
      )
    }
    const visited = async (version: string) => {
      await shell.publish(givenContentRelease(version))
      await eventually(async () => (await shown()) === version)
      for (const file of ['remoteEntry.js', 'main.js', 'main.css'])
        await shell.get(`/releases/mf-content/${version}/browser/${file}`)
    }
    await visited('1.1.0')
    await visited('1.2.0')
    const before = await kept()
    for (let n = 3; n < 13; n++) await visited(`1.${n}.0`)
    const after = await kept()
    expect(Math.min(...before)).toBeGreaterThan(0)
    // The two previous releases are kept too, for pages that cannot run the new one.
    for (const [nth, bytes] of after.entries()) expect(bytes).toBeLessThan(2 * (before[nth] ?? 0))
  })

  test('keeps serving the files of earlier releases to open pages', async () => {
    await shell.publish(givenContentRelease('1.1.0'))
    await shell.publish(givenContentRelease('1.2.0'))
    await shell.publish(givenContentRelease('1.3.0'))
    await shell.publish(givenContentRelease('1.4.0'))
    await eventually(async () => (await shown()) === '1.4.0')

    expect((await shell.get('/releases/mf-content/1.0.0/browser/main.js')).response.status).toBe(200)
  })

  test('stays the same for each visitor of a canary share and is not cached for others', async () => {
    const dir = writeRelease(path.join(shell.home, 'built'), givenContentRelease('2.0.0'))
    await shell.registry.publish(dir, 'none')
    await shell.registry.canary('mf-content', '2.0.0', 0.5)
    const cookies = async () => (await shell.get('/delhi')).response.headers.getSetCookie().join()
    await eventually(async () => (await cookies()).includes('nukkad_visitor='))

    const seen = new Map<string, string>()
    for (let visitor = 0; visitor < 24; visitor++) {
      const cookie = `nukkad_visitor=${visitor.toString(16).padStart(32, '0')}`
      const first = await shown('/delhi', { headers: { cookie } })
      expect(await shown('/delhi', { headers: { cookie } })).toBe(first)
      seen.set(cookie, String(first))
    }
    expect(new Set(seen.values())).toEqual(new Set(['1.0.0', '2.0.0']))
  })

  test('is served only to the accounts that it is limited to', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('2.0.0')), 'none')
    const [asha, ravi] = ['a', 'b'].map((digit) => digit.repeat(32))
    await shell.registry.campaign('mf-content', '2.0.0', { accounts: [hashOfToken(asha ?? '')] })
    const shownTo = (mark: string) => shown('/delhi', { headers: { cookie: `nukkad_account=${mark}` } })

    await eventually(async () => (await shownTo(asha ?? '')) === '2.0.0')
    expect(await shownTo(ravi ?? '')).toBe('1.0.0')
    expect(await shownTo(`${asha}x`)).toBe('1.0.0')
    expect(await shown()).toBe('1.0.0')
    expect(await shownTo(asha ?? '')).toBe('2.0.0')
  })

  test('is served in preview only to those who followed its link, uncached and not indexed', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('2.0.0')), 'none')
    const token = await shell.registry.preview('mf-content', '2.0.0')
    await shell.registry.change({ act: 'test' })

    const { response } = await shell.get(`/delhi?preview=${token}&a=1`)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect([response.status, response.headers.get('location')]).toEqual([302, '/delhi?a=1'])
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure$/)

    await eventually(async () => (await shown('/delhi', { headers: { cookie } })) === '2.0.0')
    const own = await shell.get('/delhi', { headers: { cookie } })
    expect(own.response.headers.get('cache-control')).toBe('private, no-store')
    expect(own.html).toContain('noindex')
    expect(await shown()).toBe('1.0.0')
    const entry = '/releases/mf-content/2.0.0/browser/main.js'
    expect((await shell.get(entry)).response.status).toBe(404)
    const file = await shell.get(entry, { headers: { cookie } })
    expect([file.response.status, file.response.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const etag = file.response.headers.get('etag') ?? ''
    expect((await shell.get(entry, { headers: { cookie, 'if-none-match': etag } })).response.status).toBe(304)
  })

  test('fails no request while forty are published under load', async () => {
    let isPublishing = true
    const failed: unknown[] = []
    let answered = 0
    const visit = async () => {
      while (isPublishing) {
        const { response, html } = await shell.get('/delhi').catch((error) => {
          failed.push(error)
          return { response: undefined, html: '' }
        })
        answered++
        if (response && (response.status !== 200 || !html.includes('City home'))) failed.push(response.status)
        const entry = html.match(/\/releases\/mf-content\/[^"]+main\.js/)?.[0]
        if (entry && (await shell.get(entry)).response.status !== 200) failed.push(entry)
      }
    }
    const visitors = [visit(), visit(), visit(), visit()]
    for (let at = 1; at <= 40; at++) await shell.publish(givenContentRelease(`3.0.${at}`))
    await eventually(async () => (await shown()) === '3.0.40')
    isPublishing = false
    await Promise.all(visitors)

    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(50)
  }, 180_000)
})
