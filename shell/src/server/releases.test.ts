/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RegistryDocument, releasesGiven, type SignedRegistry } from '@nukkad/contracts'
import { newKeys, Registry, signRegistry } from '@nukkad/registry'
import {
  campaignsRelease,
  commerceRelease,
  contentRelease,
  headerRelease,
  writeRelease,
} from './testing/given-release.ts'
import { eventually, type FakeApi, type GivenShell, givenShell } from './testing/given-shell.ts'

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
  const html = await shell.numbers()
  return Number(html.match(new RegExp(`shell_registry_refused_total\\{reason="${reason}"\\} (\\d+)`))?.[1] ?? 0)
}

test('what the campaign team changes is on the next page of every shell, although both kept the one before', async () => {
  const published = { name: 'Kites', revision: '1' }
  const answer: FakeApi['answer'] = ({ url }, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(url === '/api/campaigns/revision' ? { revision: published.revision } : published))
  }
  const other = await givenShell({ env: { PAGE_CACHE_SECONDS: '60' } })
  try {
    const titles = () =>
      Promise.all(
        [shell, other].map(async (one) => {
          const { html } = await one.get('/campaign/festive/kites')
          return html.match(/<h1>(.*?)<\/h1>/)?.[1]
        }),
      )
    for (const one of [shell, other]) {
      one.api.answer = answer
      await one.publish(campaignsRelease())
    }
    await eventually(async () => (await titles()).join() === 'Kites,Kites')
    published.name = 'Lamps'
    // Nothing was published: both still have the page that they keep.
    expect(await titles()).toEqual(['Kites', 'Kites'])
    published.revision = '2'
    await eventually(async () => (await titles()).join() === 'Lamps,Lamps', 2_000)
  } finally {
    await other.close()
  }
})

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
    ['its sequence is one that no number of changes gives', 'leap', () => changed({ sequence: 2 ** 53 - 1 })],
    ['its sequence leaps', 'leap', () => changed({ sequence: 200_000 })],
  ]
  test.each(cases)('%s', async (_, reason, made) => {
    put(made())
    await eventually(async () => (await refusals(reason)) > 0)

    expect(await shown()).toBe('1.0.0')
    expect(JSON.parse((await shell.get('/_shell/snapshot')).html).sequence).toBe(3)
  })

  test('it is gone: what was taken still runs', async () => {
    rmSync(file())
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(await shown()).toBe('1.0.0')
  })
})

describe('a release that is damaged on disk', () => {
  const damage = (file: string) => {
    const at = path.join(shell.home, 'releases', file)
    const bytes = readFileSync(at)
    writeFileSync(at, 'body{display:none}')
    return () => writeFileSync(at, bytes)
  }
  const leftOut = async () => (await shell.numbers()).match(/shell_releases_left_out\{release="(.+)"\} 1/)?.[1]

  test('is left out, the version before it stays, and other remotes of the same document are taken', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('5.0.0')), 'none')
    const repair = damage('mf-content/5.0.0/browser/main.css')
    await shell.registry.promote('mf-content', '5.0.0')
    await shell.publish(commerceRelease('1.1.0'))

    await eventually(async () => (await shell.get('/shop')).html.includes('Shop 1.1.0'))
    expect(await shown()).toBe('1.0.0')
    expect(await refusals('altered')).toBe(1)
    expect(await leftOut()).toBe('mf-content@5.0.0')

    repair()
    await eventually(async () => (await shown()) === '5.0.0')
    expect(await leftOut()).toBeUndefined()
  })

  test('with nothing sound behind it leaves its remote as it was', async () => {
    const wrong = structuredClone(document().remotes) as Record<string, RegistryDocument['remotes'][string]>
    const content = wrong['mf-content']
    if (!content?.versions['1.0.0']) throw new Error('mf-content is not released')
    wrong['mf-content'] = {
      versions: { '5.0.0': content.versions['1.0.0'] },
      rules: [{ version: '5.0.0', channel: 'stable' }],
      history: [],
    }
    put(changed({ sequence: 9, remotes: wrong }))

    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 9)
    expect(await shown()).toBe('1.0.0')
    expect(await leftOut()).toBe('mf-content@5.0.0')
  })

  test('in an old version keeps no other remote back after a restart', async () => {
    await shell.publish(contentRelease('1.1.0'))
    damage('mf-content/1.0.0/browser/main.css')
    await shell.restart()

    await shell.publish(commerceRelease('1.1.0'))

    await eventually(async () => (await shell.get('/shop')).html.includes('Shop 1.1.0'))
    expect(await shown()).toBe('1.1.0')
  })

  test('and built again comes back by itself, vouched for by another manifest', async () => {
    damage('mf-content/1.0.0/browser/main.css')
    await shell.restart()
    expect(await shown()).toBeUndefined()
    expect((await shell.get('/shop')).html).toContain('Shop 1.0.0')

    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('1.0.0')), 'none')

    await eventually(async () => (await shown()) === '1.0.0')
    const { response } = await shell.get('/releases/mf-content/1.0.0/browser/main.css')
    expect(response.status).toBe(200)
  })
})

describe('after a restart', () => {
  /** A shell whose releases folder is synced from elsewhere has the document and no journal. */
  const lose = () => rmSync(path.join(shell.home, 'releases/registry.journal'), { recursive: true })

  test('an older registry is refused as before, and the one taken last stays until a newer comes', async () => {
    const old = signed()
    await shell.publish(contentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
    put(old)
    lose()

    await shell.restart()

    expect(await shown()).toBe('1.1.0')
    expect(await refusals('older')).toBe(1)
    await shell.publish(contentRelease('1.2.0'))
    await shell.publish(contentRelease('1.3.0'))
    await eventually(async () => (await shown()) === '1.3.0')
  })

  test('a registry that is cut off or gone leaves the one taken last', async () => {
    put('{"keyId":')
    lose()
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
    rmSync(file())
    await shell.restart()
    expect(await shown()).toBe('1.0.0')
  })

  test('with what was accepted removed by an operator any valid registry is taken', async () => {
    const old = signed()
    await shell.publish(contentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
    put(old)
    rmSync(path.join(shell.home, 'accepted'), { recursive: true })
    lose()

    await shell.restart()

    expect(JSON.parse((await shell.get('/_shell/snapshot')).html).sequence).toBe(3)
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
  interface Visit {
    readonly from: string
    readonly given: string
    readonly proof: string
  }
  /** A page as a visitor's browser gets it: its releases, and the nonce that proves them. */
  const visit = async (from: string, address = '/delhi', more: Record<string, string> = {}): Promise<Visit> => {
    const { html } = await shell.get(address, { headers: { 'x-forwarded-for': from, ...more } })
    const { snapshot } = JSON.parse(html.match(/id="nukkad-boot">(.*?)<\/script>/)?.[1] ?? '')
    return { from, given: releasesGiven(snapshot), proof: html.match(/<script nonce="([^"]+)"/)?.[1] ?? '' }
  }
  const report = async ({ from, given, proof }: Visit, version = '1.1.0', more: object = {}) => {
    const body = {
      name: 'mf-content',
      version,
      slot: 'main',
      phase: 'mount',
      message: 'it threw',
      given,
      proof,
      ...more,
    }
    const { response } = await shell.get('/_shell/report', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    return response.status
  }
  const release = async () => {
    await shell.publish(contentRelease('1.1.0'))
    await eventually(async () => (await shown()) === '1.1.0')
  }
  const counted = async () => Number((await shell.numbers()).match(/shell_release_reports_total\{.*\} (\d+)/)?.[1] ?? 0)
  const quarantined = async (version: string) =>
    (await new Registry({ home: shell.home }).read()).remotes['mf-content']?.versions[version]?.quarantined

  test('of enough networks that were given it take a release back for everyone', async () => {
    await release()
    for (let at = 1; at <= 4; at++) await report(await visit(`203.0.113.${at}`))
    expect(await shown()).toBe('1.1.0')

    await report(await visit('203.0.113.5'))

    await eventually(async () => (await shown()) === '1.0.0')
    expect(await quarantined('1.1.0')).toContain('mount failed for 5 of 6')
    await shell.registry.restore('mf-content', '1.1.0')
    await eventually(async () => (await shown()) === '1.1.0')
  })

  test('count once for a page, once for a network however many addresses it has, and never without a proof', async () => {
    await release()
    const page = await visit('203.0.113.1')
    for (let time = 0; time < 6; time++) await report(page)
    expect(await counted()).toBe(1)
    for (let at = 2; at < 8; at++) await report({ ...page, from: `203.0.113.${at}` })
    expect(await counted()).toBe(1)
    for (let at = 2; at < 8; at++) await report({ ...page, from: `203.0.113.${at}`, proof: 'a'.repeat(24) })
    expect(await counted()).toBe(1)
    for (let at = 1; at < 8; at++) await report(await visit(`2001:db8:1:2::${at}`))

    expect(await shown()).toBe('1.1.0')
  })

  test('about a release that the page was not given do not count', async () => {
    const page = await visit('203.0.113.1')
    await release()
    expect(await report(page)).toBe(204)
    expect(await report(page, '1.1.0', { given: 'mf-content@1.1.0' })).toBe(204)
    expect(await counted()).toBe(0)
  })

  test('of a few among many who took it are not enough, unless the server finds the fault itself', async () => {
    await release()
    for (let at = 0; at < 40; at++) await visit(`198.51.100.${at}`)
    for (let at = 1; at <= 5; at++) await report(await visit(`203.0.113.${at}`))
    expect(await shown()).toBe('1.1.0')
    writeFileSync(path.join(shell.home, 'releases/mf-content/1.1.0/browser/main.js'), 'altered')

    await report(await visit('203.0.113.6'))

    await eventually(async () => (await shown()) === '1.0.0')
    expect(await quarantined('1.1.0')).toContain('browser/main.js of mf-content 1.1.0 was altered')
  })

  test('never take back the only version there is, whatever previews stand beside it', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('2.0.0')), 'none')
    await shell.registry.preview('mf-content', '2.0.0')
    await eventually(async () => (await shell.numbers()).includes('shell_registry_sequence 5'))
    for (let at = 1; at <= 6; at++) await report(await visit(`203.0.113.${at}`), '1.0.0')

    expect(await counted()).toBe(6)
    expect(await quarantined('1.0.0')).toBeUndefined()
    expect(await shown()).toBe('1.0.0')
  })

  test('about a release that a page took while it was open carry the proof of its snapshot', async () => {
    await release()
    const { html } = await shell.get('/_shell/snapshot')
    const { proof, ...snapshot } = JSON.parse(html)
    await report({ from: '203.0.113.1', given: releasesGiven(snapshot), proof })
    expect(await counted()).toBe(1)
  })

  test('that are nonsense are refused', async () => {
    expect(await report(await visit('203.0.113.1'), '1.0.0', { name: '../x' })).toBe(400)
    expect(await report(await visit('203.0.113.1'), '1.0.0', { proof: '' })).toBe(400)
  })
})
