/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument, SignedRegistry } from '@nukkad/contracts'
import { hashOfToken, newKeys, signRegistry, storeRelease } from '@nukkad/registry'
import {
  bannerRelease,
  campaignsRelease,
  commerceRelease,
  contentRelease,
  type GivenRelease,
  headerRelease,
  teaRelease,
  writeRelease,
} from './testing/release.given.ts'
import { eventually, type FakeApi, type GivenShell, givenShell } from './testing/shell.given.ts'

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

test.each([
  ['a campaign', 'page', '/campaign/festive/kites', /<h1>(.*?)<\/h1>/],
  ['a banner', 'banner', '/delhi', /<aside>(.*?)<\/aside>/],
] as const)(
  '%s that the campaign team changes is on the next page of every shell, although both kept the one before',
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
        await one.publish(campaignsRelease())
        await one.publish(bannerRelease('1.1.0'))
      }
      // Either release drops the pages that are kept: both are to be taken first.
      await eventually(() => isOnBoth('Kites', '/delhi', /<aside>(.*?)<\/aside>/))
      await eventually(() => isOnBoth('Kites'))
      // Asked a second time, a shell has kept the page under what it heard the first time, and asks for no data.
      const asks = (one: GivenShell) => one.api.asked.filter(({ url }) => url === '/api/campaigns/revision').length
      await eventually(async () => {
        const before = dataAsked()
        await shown()
        return dataAsked() === before && Math.min(asks(shell), asks(other)) > 1
      }, 10_000)
      published[what] = 'Lamps'
      // Nothing was published: both still have what they keep.
      expect(await shown()).toEqual(['Kites', 'Kites'])
      state[what] += 1
      await eventually(() => isOnBoth('Lamps'), 2_000)
    } finally {
      await other.close()
    }
  },
)

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

  test('after release, ten in a row leave in memory what one of them needs', async () => {
    const kept = async () => {
      const numbers = await shell.numbers()
      return ['pages', 'files', 'styles'].map((what) =>
        Number(numbers.match(new RegExp(`shell_kept_bytes\\{what="${what}"\\} (\\d+)`))?.[1]),
      )
    }
    const visited = async (version: string) => {
      await shell.publish(contentRelease(version))
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
    // The two before it are there too, for pages that can't run it.
    for (const [nth, bytes] of after.entries()) expect(bytes).toBeLessThan(2 * (before[nth] ?? 0))
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

  test('for single accounts is theirs, and nobody else gets it from the cache', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('2.0.0')), 'none')
    const [asha, ravi] = ['a', 'b'].map((digit) => digit.repeat(32))
    await shell.registry.campaign('mf-content', '2.0.0', { accounts: [hashOfToken(asha ?? '')] })
    const shownTo = (mark: string) => shown('/delhi', { headers: { cookie: `nukkad_account=${mark}` } })

    await eventually(async () => (await shownTo(asha ?? '')) === '2.0.0')
    expect(await shownTo(ravi ?? '')).toBe('1.0.0')
    expect(await shownTo(`${asha}x`)).toBe('1.0.0')
    expect(await shown()).toBe('1.0.0')
    expect(await shownTo(asha ?? '')).toBe('2.0.0')
  })

  test('in preview is only for who followed its link, uncached and not indexed', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), contentRelease('2.0.0')), 'none')
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
  }, 180_000)
})

describe('a remote that the shell was not built with', () => {
  const status = async (address: string, init?: RequestInit) => (await shell.get(address, init)).response.status
  const built = (release: GivenRelease) => writeRelease(path.join(shell.home, 'built'), release)
  const tableOf = async (init?: RequestInit) => {
    const { routes } = JSON.parse((await shell.get('/_shell/snapshot', init)).html)
    const { response, html } = await shell.get(`/_shell/routes/${routes}.json`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    return (JSON.parse(html) as { name: string }[]).map(({ name }) => name)
  }

  test('is at its own address with the next page, drawn by the server, in the table of pages and in the sitemap', async () => {
    expect(await status('/tea-guide')).toBe(404)
    await shell.publish(teaRelease())

    await eventually(async () => (await status('/tea-guide')) === 200)
    const { html } = await shell.get('/Tea-Guide/').then(() => shell.get('/tea-guide'))
    expect(html).toContain('<h1>tea-guide 1.0.0</h1>')
    expect(html).toContain('<title>Page tea-guide</title>')
    expect(html).toMatch(/rel="canonical" href="https:\/\/nukkad\.example\/tea-guide\/"/)
    expect(html).toContain('data-page="/tea-guide"')
    expect(html).not.toContain('noindex')
    expect((await shell.get('/Tea-Guide')).response.headers.get('location')).toBe('/tea-guide')
    expect(await tableOf()).toContain('tea-guide')
    expect((await shell.get('/sitemaps/screens.xml')).html).toContain('<loc>https://nukkad.example/tea-guide/</loc>')
    expect(await status('/_shell/routes/nonsense.json')).toBe(404)
    const now = await shell.get('/_shell/routes')
    expect(JSON.parse(now.html)).toContainEqual(expect.objectContaining({ pattern: '/tea-guide', owner: 'tea-guide' }))
    const etag = now.response.headers.get('etag') ?? ''
    expect(await status('/_shell/routes', { headers: { 'if-none-match': etag } })).toBe(304)
  })

  test('has a new screen at its address for those alone who get the release that brings it', async () => {
    await shell.publish(teaRelease())
    await shell.registry.publish(built(teaRelease('2.0.0', { more: ['kettles'] })), 'none')
    const token = await shell.registry.preview('mf-tea-guide', '2.0.0')
    const init = { headers: { cookie: `nukkad_preview=${token}` } }

    await eventually(async () => (await status('/tea-guide/kettles', init)) === 200)
    expect(await status('/tea-guide/kettles')).toBe(404)
    expect(await tableOf(init)).toContain('kettles')
    expect(await tableOf()).not.toContain('kettles')
  })

  const thefts: [string, GivenRelease, string][] = [
    [
      "a slot of another's",
      teaRelease('1.0.0', { slots: ['main', 'header'] }),
      "'header', but that belongs to mf-header",
    ],
    [
      "an address of another's",
      { ...teaRelease(), more: [{ name: 'tea', pattern: '/shop/tea', page: '/tea', access: 'public' }] },
      '/shop/tea, but that belongs to mf-commerce',
    ],
  ]
  test.each(thefts)(
    'that takes %s is refused by the registry, and by the shell where it was passed by',
    async (_, release, why) => {
      await expect(shell.publish(release)).rejects.toThrow(why)
      expect(document().remotes['mf-tea-guide']).toBeUndefined()

      const { manifest } = await storeRelease(shell.registry.releases, built(release))
      const version = { manifest, platform: '^1.0.0', publishedAt: new Date().toISOString() }
      await shell.registry.change({ act: 'test' }, ({ remotes, ...rest }) => ({
        ...rest,
        remotes: {
          // Before all others, so that only its owner keeps it from being taken.
          'mf-tea-guide': {
            versions: { '1.0.0': version },
            rules: [{ version: '1.0.0', channel: 'stable' }],
            history: [],
          },
          ...remotes,
        },
      }))
      await shell.publish(contentRelease('1.1.0'))

      await eventually(async () => (await shown()) === '1.1.0')
      expect(await refusals('foreign')).toBeGreaterThan(0)
      expect((await shell.get('/delhi')).html).toContain('header 1.0.0')
      expect(await status('/shop/tea')).toBe(404)
      await shell.restart()
      expect((await shell.get('/delhi')).html).toContain('header 1.0.0')
    },
  )
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

  test('the clock has moved past its end: it still runs, an older one is refused, and the next is taken', async () => {
    const old = signed()
    const end = Date.now() + 1500
    put(changed({ sequence: 9, validUntil: new Date(end).toISOString() }))
    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 9)
    await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 50))
    expect(await shown()).toBe('1.0.0')
    put(old)
    await eventually(async () => (await refusals('older')) > 0)
    put(changed({ sequence: 9, validUntil: new Date(end).toISOString(), issuedAt: new Date().toISOString() }))
    await eventually(async () => (await refusals('expired')) > 0)

    put(changed({ sequence: 10, validUntil: new Date(Date.now() + 60_000).toISOString() }))
    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 10)
    expect(await shown()).toBe('1.0.0')
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
