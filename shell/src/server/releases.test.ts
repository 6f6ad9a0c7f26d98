/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument, SignedRegistry } from '@nukkad/contracts'
import { newKeys, Registry, signRegistry } from '@nukkad/registry'
import { commerceRelease, contentRelease, headerRelease, writeRelease } from './testing/given-release.ts'
import { eventually, type GivenShell, givenShell } from './testing/given-shell.ts'

jest.setTimeout(30_000)
let shell: GivenShell
beforeEach(async () => {
  shell = await givenShell({ env: { PAGE_CACHE_SECONDS: '60' } })
}, 30_000)
afterEach(() => shell.close())

const shown = async (address = '/delhi', init?: RequestInit) =>
  (await shell.get(address, init)).html.match(/City home ([\d.]+)/)?.[1]
const file = () => shell.registry.file
const signed = (): SignedRegistry => JSON.parse(readFileSync(file(), 'utf8'))
const document = (): RegistryDocument => JSON.parse(signed().payload)
const put = (value: SignedRegistry | string) =>
  writeFileSync(file(), typeof value === 'string' ? value : JSON.stringify(value))
const changed = (change: Partial<RegistryDocument>) => signRegistry({ ...document(), ...change }, shell.registry.keys)

async function refusals(reason: string): Promise<number> {
  const { html } = await shell.get('/metrics')
  return Number(html.match(new RegExp(`shell_registry_refused_total\\{reason="${reason}"\\} (\\d+)`))?.[1] ?? 0)
}

describe('a new release', () => {
  test('is on the next page within a second, although the page before was cached', async () => {
    expect(await shown()).toBe('1.0.0')
    await shell.publish(contentRelease('1.1.0'))

    const from = Date.now()
    await eventually(async () => (await shown()) === '1.1.0')
    expect(Date.now() - from).toBeLessThan(1000)
  })

  test('comes to open pages as news, and their snapshot names it', async () => {
    const answer = await fetch(`${shell.url}/_shell/releases`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('id: 3\nevent: release\ndata: {"sequence":3}')

    await shell.publish(contentRelease('1.1.0'))

    expect((await reader?.read())?.value).toBe('id: 4\nevent: release\ndata: {"sequence":4}\n\n')
    const { html } = await shell.get('/_shell/snapshot?city=delhi')
    expect(JSON.parse(html)).toMatchObject({
      sequence: 4,
      remotes: { 'mf-content': { version: '1.1.0' } },
      lastGood: { 'mf-content': { version: '1.0.0' } },
    })
    await reader?.cancel()
  })

  test('leaves the files of the one before to pages that still run it', async () => {
    await shell.publish(contentRelease('1.1.0'))
    await shell.publish(contentRelease('1.2.0'))
    await shell.publish(contentRelease('1.3.0'))
    await shell.publish(contentRelease('1.4.0'))
    await eventually(async () => (await shown()) === '1.4.0')

    expect((await shell.get('/releases/mf-content/1.0.0/browser/main.js')).response.status).toBe(200)
  })

  test('for a share of visitors is theirs at every visit, and nobody else gets it from the cache', async () => {
    const dir = writeRelease(path.join(shell.home, 'built'), contentRelease('2.0.0'))
    await shell.registry.publish(dir, 'none')
    await shell.registry.canary('mf-content', '2.0.0', 0.5)
    await eventually(async () => (await shell.get('/delhi')).response.headers.get('set-cookie') !== null)

    const seen = new Map<string, string>()
    for (let visitor = 0; visitor < 24; visitor++) {
      const cookie = `nukkad_visitor=${visitor.toString(16).padStart(32, '0')}`
      const first = await shown('/delhi', { headers: { cookie } })
      expect(await shown('/delhi', { headers: { cookie } })).toBe(first)
      seen.set(cookie, String(first))
    }
    expect(new Set(seen.values())).toEqual(new Set(['1.0.0', '2.0.0']))
  })

  test('in preview is only for who followed its link, uncached and not indexed', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('2.0.0')), 'none')
    const token = await shell.registry.preview('mf-content', '2.0.0')
    await shell.registry.change()

    const { response } = await shell.get(`/delhi?preview=${token}&a=1`)
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect([response.status, response.headers.get('location')]).toEqual([302, '/delhi?a=1'])
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure$/)

    await eventually(async () => (await shown('/delhi', { headers: { cookie } })) === '2.0.0')
    const own = await shell.get('/delhi', { headers: { cookie } })
    expect(own.response.headers.get('cache-control')).toBe('private, no-store')
    expect(own.html).toContain('noindex')
    expect(await shown()).toBe('1.0.0')
  })

  test('after release, a hundred under load: not one request fails', async () => {
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
    for (let at = 1; at <= 100; at++) await shell.publish(contentRelease(`3.0.${at}`))
    await eventually(async () => (await shown()) === '3.0.100')
    isPublishing = false
    await Promise.all(visitors)

    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(50)
  }, 60_000)
})

describe('a registry is refused, and the last good one stays, when', () => {
  const cases: [string, string, () => SignedRegistry | string][] = [
    ['its sequence is older', 'older', () => changed({ sequence: 2 })],
    ['its sequence was seen already', 'older', () => changed({ validUntil: new Date(Date.now() + 1e9).toISOString() })],
    ['another key signed it', 'signature', () => signRegistry({ ...document(), sequence: 9 }, newKeys())],
    [
      'its text was changed after signing',
      'signature',
      () => ({ ...signed(), payload: signed().payload.replace('1.0.0', '6.6.6') }),
    ],
    ['its time is over', 'expired', () => changed({ sequence: 9, validUntil: new Date(0).toISOString() })],
    ['it is cut off', 'malformed', () => JSON.stringify(signed()).slice(0, 200)],
    [
      'it names a release that is not on disk',
      'incomplete',
      () => {
        const remotes = structuredClone(document().remotes) as Record<string, RegistryDocument['remotes'][string]>
        const content = remotes['mf-content']
        if (!content) throw new Error('mf-content is not released')
        const known = content.versions['1.0.0']
        if (!known) throw new Error('1.0.0 is not released')
        remotes['mf-content'] = {
          ...content,
          versions: { ...content.versions, '5.0.0': known },
          rules: [{ version: '5.0.0', channel: 'stable' }],
        }
        return changed({ sequence: 9, remotes })
      },
    ],
  ]
  test.each(cases)('%s', async (_, reason, made) => {
    put(made())
    await eventually(async () => (await refusals(reason)) > 0)

    expect(await shown()).toBe('1.0.0')
    expect(JSON.parse((await shell.get('/_shell/snapshot')).html).sequence).toBe(3)
  })

  test('a file of a release it brings was altered', async () => {
    const dir = writeRelease(path.join(shell.home, 'built'), contentRelease('5.0.0'))
    const { manifest, release } = await shell.registry.publish(dir, 'none')
    expect(manifest).toMatch(/^sha384-/)
    writeFileSync(path.join(shell.home, 'releases/mf-content/5.0.0/browser/main.css'), 'body{display:none}')
    await shell.registry.promote('mf-content', release.version)
    await eventually(async () => (await refusals('altered')) > 0)

    expect(await shown()).toBe('1.0.0')
  })

  test('it is gone: what was taken still runs', async () => {
    rmSync(file())
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await shown()).toBe('1.0.0')
  })
})

describe('a start', () => {
  test('without any release says how to make one', async () => {
    await expect(givenShell({ releases: [] })).rejects.toThrow('Nothing is released yet')
  })

  test('with a release for another platform leaves it out', async () => {
    const other = await givenShell({
      releases: [
        headerRelease(),
        contentRelease(),
        commerceRelease(),
        { ...contentRelease('9.0.0'), platform: '^2.0.0' },
      ],
    })
    const { html } = await other.get('/delhi')
    await other.close()
    expect(html).toContain('City home 1.0.0')
  })
})

describe('reports of pages', () => {
  const report = (version: string, from: string) =>
    shell.get('/_shell/report', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'mf-content', version, slot: 'main', phase: 'mount', message: 'it threw' }),
    })

  test('of enough different visitors take a release back for everyone; of one visitor they do not', async () => {
    await shell.publish(contentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
    for (let time = 0; time < 6; time++) await report('1.1.0', '203.0.113.1')
    expect(await shown()).toBe('1.1.0')

    for (const visitor of [2, 3, 4, 5]) await report('1.1.0', `203.0.113.${visitor}`)

    await eventually(async () => (await shown()) === '1.0.0')
    expect(
      (await new Registry({ home: shell.home }).read()).remotes['mf-content']?.versions['1.1.0']?.quarantined,
    ).toContain('mount failed')
  })

  test('never take back the only version there is, and nonsense is refused', async () => {
    for (const visitor of [1, 2, 3, 4, 5, 6]) await report('1.0.0', `203.0.113.${visitor}`)
    expect(await shown()).toBe('1.0.0')
    const { response } = await shell.get('/_shell/report', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"../x"}',
    })
    expect(response.status).toBe(400)
  })
})
