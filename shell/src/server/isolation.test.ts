/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { withoutNetwork } from './render/network-wall.ts'
import { allReleases, appBundle, type GivenRelease, headerRelease } from './testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(60_000)
let shell: GivenShell
afterEach(() => shell.close())

const names = ['mf-header', 'mf-content', 'mf-commerce', 'mf-account', 'mf-campaigns'] as const

/** A page that the remote has a part in. */
const pages = {
  'mf-header': '/delhi',
  'mf-content': '/delhi',
  'mf-commerce': '/shop',
  'mf-account': '/customer-support',
  'mf-campaigns': '/campaign/all/lbbtop30',
}
/** Another screen of the remote; the header has none. */
const secondScreens: Readonly<Record<string, { readonly name: string; readonly path: string }>> = {
  'mf-content': { name: 'no-city-home', path: '/' },
  'mf-commerce': { name: 'product', path: '/shop/product/kurta' },
  'mf-account': { name: 'influencer-home', path: '/influencer-home' },
  'mf-campaigns': { name: 'careers', path: '/careers' },
}
interface Fault {
  /** in front of all that the bundle does */
  readonly module?: string
  /** body of each component */
  readonly render?: string
  /** body of each loader */
  readonly load?: string
}

/** What a release can do to the process it is in. Each of these leaves its slots empty. */
const faults: Readonly<Record<string, Fault>> = {
  'loops in its module': { module: 'for (;;) {}' },
  'throws in its module': { module: "throw new Error('broken on purpose')" },
  'exits in its module': { module: 'process.exit(0)' },
  'loops in a render': { render: 'for (;;) {}' },
  'throws in a render': { render: "throw new Error('broken on purpose')" },
  'exits in a render': { render: 'process.exit(0)' },
  'gets at its process by a failed import, and exits': {
    load: "const failed = await import('nothing').catch((error) => error); failed.constructor.constructor('return process')().exit(0)",
  },
  'kills itself': { render: "process.kill(process.pid, 'SIGKILL')" },
  'never lets go of its microtasks': { load: 'const again = () => Promise.resolve().then(again); await again()' },
  'fills its heap': { render: 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length))' },
  'fills the memory beside its heap': { render: 'const kept = []; for (;;) kept.push(Buffer.alloc(64e6, 1))' },
  'answers fifty megabytes': { render: "return 'x'.repeat(50e6)" },
  'floods its log': { render: "for (;;) console.log('x'.repeat(1e4))" },
  'never ends loading': { load: 'await new Promise(() => {})' },
  'says what nobody asked': {
    render:
      "new (process.getBuiltinModule('net').Socket)({ fd: 3 }).write(Buffer.alloc(64)); return new Promise(() => {})",
  },
}

/** What every remote meets. The rest are ways past the walls around a process, which are one and the same for all. */
const some = [
  'loops in its module',
  'throws in its module',
  'exits in its module',
  'kills itself',
  'fills the memory beside its heap',
  'never ends loading',
  'loops in a render',
  'throws in a render',
]
const faultsOf = (name: string) =>
  Object.entries(faults).filter(([what]) => name === 'mf-commerce' || some.includes(what))

/** The release in another version, with that fault. */
function faulty(
  release: GivenRelease,
  version: string,
  { module = '', render = 'return null', load = '' }: Fault,
): GivenRelease {
  const part = `load: async () => { ${load} }, Component: () => { ${render} }`
  if (release.name === 'mf-header') {
    const slot = `defineSlot({ ${part} })`
    const slots = `exports.slots = { header: ${slot}, footer: ${slot}, dialogs: ${slot} }`
    return headerRelease(version, `const { defineSlot } = require('@nukkad/platform'); ${module}; ${slots}`)
  }
  const rows = (release.screens ?? []).map((name) => `'${name}': { ${part} }`)
  return { ...release, version, server: appBundle(rows.join(','), module) }
}

const soundOne = (name: string) => allReleases().find((release) => release.name === name) as GivenRelease

/** What stands in each slot of a page. */
function slotsOf(html: string): Record<string, string> {
  const found = html.matchAll(
    /<div id="slot-(\w+)">(.*?)<\/div>(?=<div id="slot-|<main|<\/main|<div class="late-main|<script)/gs,
  )
  return Object.fromEntries([...found].map(([, slot = '', text = '']) => [slot, text]))
}

async function timed(address: string) {
  const started = Date.now()
  const { response, html } = await shell.get(address)
  return { status: response.status, html, slots: slotsOf(html), ms: Date.now() - started }
}

const runs = async (name: string) => {
  const { html } = await shell.get('/_shell/snapshot')
  return JSON.parse(html).remotes[name]?.version as string | undefined
}

test.each(names)(
  'whatever %s does on the server, its slots alone are left to the browser, and nothing of it stays',
  async (name) => {
    shell = await givenShell({ releases: allReleases(), env: { RENDER_DEADLINE_MS: '2500', PAGE_CACHE_SECONDS: '0' } })
    const sound = await timed(pages[name])
    const elsewhere = name === 'mf-content' ? '/shop' : '/'
    const soundElsewhere = (await timed(elsewhere)).slots.main
    const own = name === 'mf-header' ? ['header', 'footer'] : ['main']
    const { pid } = process

    let minor = 0
    for (const [what, fault] of faultsOf(name)) {
      minor += 1
      const version = `1.${minor}.0`
      await shell.publish(faulty(soundOne(name), version, fault))
      await eventually(async () => (await runs(name)) === version)

      const { status, slots, ms, html } = await timed(pages[name])

      const expected = { ...sound.slots, ...Object.fromEntries(own.map((slot) => [slot, ''])) }
      expect([what, slots]).toEqual([what, expected])
      expect(ms).toBeLessThan(5_000)
      // A main part that nobody has drawn is no page to keep or to list; the browser draws it all the same.
      expect(status).toBe(name === 'mf-header' ? 200 : 503)
      expect(html).toContain(`/releases/${name}/${version}/browser/remoteEntry.js`)
      if (name !== 'mf-header') expect((await timed(elsewhere)).slots.main).toBe(soundElsewhere)
    }
    expect(process.pid).toBe(pid)
    const numbers = await shell.numbers()
    expect(numbers).toMatch(new RegExp(`shell_render_processes_ended_total\\{remote="${name}",reason="hung"\\} [1-9]`))
    const blamed = numbers.matchAll(
      /(?:ended_total\{remote="(.*?)"|slots_total\{remote="(.*?)",outcome="(?!rendered)).*? [1-9]/g,
    )
    expect(new Set([...blamed].map(([, one, other]) => one ?? other))).toEqual(new Set([name]))

    // Built-in objects are its own too: whatever it answers then, nobody else answers otherwise.
    await shell.publish(
      faulty(soundOne(name), '2.0.0', { module: 'Array.prototype.map = () => []; Object.keys = () => []' }),
    )
    await eventually(async () => (await runs(name)) === '2.0.0')
    const changed = await timed(pages[name])
    for (const slot of ['header', 'footer', 'main']) {
      if (!own.includes(slot)) expect(changed.slots[slot]).toBe(sound.slots[slot])
    }
    expect((await timed(elsewhere)).slots.main).toBe(soundElsewhere)

    await shell.registry.promote(name, '1.0.0')
    await eventually(async () => (await runs(name)) === '1.0.0')
    expect((await timed(pages[name])).slots).toEqual(sound.slots)
    await eventually(
      async () => !(await shell.numbers()).match(new RegExp(`render_processes\\{release="${name}@(1\\.[1-9]|2)`)),
    )
  },
)

test.each(Object.entries(secondScreens))(
  'a screen of %s that throws, loops or exits takes nothing from the others of its release',
  async (remote, { name, path }) => {
    shell = await givenShell({ releases: allReleases(), env: { RENDER_DEADLINE_MS: '2500', PAGE_CACHE_SECONDS: '0' } })
    const renders = ["throw new Error('broken on purpose')", 'for (;;) {}', 'process.exit(0)']
    for (const [at, render] of renders.entries()) {
      const version = `1.${at + 1}.0`
      const rows = (soundOne(remote).screens ?? []).map(
        (screen) =>
          `'${screen}': { Component: () => { ${screen === name ? render : "return h('h1', null, 'sound')"} } }`,
      )
      await shell.publish({ ...soundOne(remote), version, server: appBundle(rows.join(',')) })
      await eventually(async () => (await runs(remote)) === version)

      expect((await timed(path)).slots.main).toBe('')
      await eventually(async () => (await timed(pages[remote as keyof typeof pages])).slots.main === '<h1>sound</h1>')
    }
  },
)

test('a release whose process ends three times within a minute is left to browsers, and operators read why', async () => {
  const exits = faulty(soundOne('mf-commerce'), '1.0.0', { render: 'process.exit(3)' })
  const releases = allReleases().map((release) => (release.name === 'mf-commerce' ? exits : release))
  shell = await givenShell({ releases, env: { PAGE_CACHE_SECONDS: '0' } })
  const rests = 'shell_releases_resting{release="mf-commerce@1.0.0"} 1'

  await eventually(async () => {
    await timed('/shop')
    return (await shell.numbers()).includes(rests)
  }, 20_000)

  const numbers = await shell.numbers()
  expect(numbers).toContain('shell_render_processes_ended_total{remote="mf-commerce",reason="crashed"} 3')
  await timed('/shop')
  expect(await shell.numbers()).toContain('shell_render_processes_ended_total{remote="mf-commerce",reason="crashed"} 3')
  expect((await timed('/delhi')).status).toBe(200)
})

test('a release that fails again and again in a sound process rests for a while', async () => {
  const throws = faulty(soundOne('mf-commerce'), '1.0.0', { render: "throw new Error('broken on purpose')" })
  const releases = allReleases().map((release) => (release.name === 'mf-commerce' ? throws : release))
  shell = await givenShell({ releases, env: { PAGE_CACHE_SECONDS: '0' } })

  for (let visit = 0; visit < 9; visit++) await timed('/shop')

  const numbers = await shell.numbers()
  expect(numbers).toContain('shell_slots_total{remote="mf-commerce",outcome="threw"} 8')
  expect(numbers).toContain('shell_slots_total{remote="mf-commerce",outcome="resting"} 1')
  expect(numbers).not.toContain('shell_render_processes_ended_total{')
})

test('a release reads no file, starts no program, reaches no network and sees nothing of its surroundings', async () => {
  const door = createServer().listen(0, '127.0.0.1')
  await once(door, 'listening')
  const tries = `
    const { port } = ${JSON.stringify(door.address())}
    const tried = async (what) => { try { return 'did ' + String(await what()).slice(0, 40) } catch (error) { return error.code ?? error.message } }
    const fs = () => process.getBuiltinModule('fs')
    const children = () => process.getBuiltinModule('child_process')
    const threads = () => process.getBuiltinModule('worker_threads')
    const seen = Promise.all([
      tried(() => fs().readFileSync('/etc/hostname')),
      tried(() => fs().readdirSync('.')),
      tried(() => fs().writeFileSync('/tmp/nukkad-isolation', 'x')),
      tried(() => children().execSync('id')),
      tried(() => new (threads().Worker)('0', { eval: true })),
      tried(() => new Promise((resolve, reject) => process.getBuiltinModule('net').connect(port, '127.0.0.1').on('connect', () => resolve('connected')).on('error', reject))),
      tried(() => Object.keys(process.env).sort().join()),
      tried(() => process.kill(process.ppid, 0)),
    ])
    let told = ''`
  const reading = `'shop': { load: async () => { told = (await seen).join(' | ') }, Component: () => h('h1', null, told) }`
  const curious = { ...soundOne('mf-commerce'), screens: ['shop'], server: appBundle(reading, tries) }
  const releases = allReleases().map((release) => (release.name === 'mf-commerce' ? curious : release))
  const isRoot = process.getuid?.() === 0
  shell = await givenShell({ releases, env: isRoot ? { RENDER_USER_ID: '65534' } : {} })

  const { slots } = await timed('/shop')

  const denied = 'ERR_ACCESS_DENIED'
  expect(slots.main).toContain([denied, denied, denied, denied, denied].join(' | '))
  // Loopback of its own leads to nobody; where the system gives it none, the shell's log says so.
  const canBeAlone = withoutNetwork('/usr/bin/unshare').length > 0 || Number(process.versions.node.split('.')[0]) >= 25
  expect(slots.main).toMatch(canBeAlone ? /ENETUNREACH|ERR_ACCESS_DENIED \| did MALLOC/ : /did connected/)
  door.close()
  // Node has no rule for signals: with a user of its own the system refuses them.
  if (isRoot) expect(slots.main).toContain('EPERM')
  expect(slots.main).toMatch(/did MALLOC_ARENA_MAX(,TZ)? \|/)
})

const withCommerce = (screens: string) => {
  const other = { ...soundOne('mf-commerce'), server: appBundle(screens) }
  return allReleases().map((release) => (release.name === 'mf-commerce' ? other : release))
}

test('a process that has rendered before and falls silent keeps a page waiting for a moment only, and is ended later', async () => {
  const releases = withCommerce(`
    shop: { Component: () => h('h1', null, 'Shop') },
    product: { Component: () => { for (;;) {} } },`)
  shell = await givenShell({ releases })
  expect((await timed('/shop')).status).toBe(200)

  expect((await timed('/shop/product/kurta')).status).toBe(503)

  // It was given up before it was known to hang.
  expect(await shell.numbers()).toContain('shell_slots_total{remote="mf-commerce",outcome="late"} 1')
  await eventually(async () => (await shell.numbers()).includes('ended_total{remote="mf-commerce",reason="hung"} 1'))
  expect((await timed('/shop?again')).status).toBe(200)
})

test('a release that many ask for at the same time gets as many processes as it may', async () => {
  const env = { RENDER_PROCESSES: '2', PAGE_CACHE_SECONDS: '0', RENDER_DEADLINE_MS: '20000' }
  shell = await givenShell({ releases: allReleases(), env })
  const { answer } = shell.api
  const waiting: (() => void)[] = []
  shell.api.answer = (request, response) => void waiting.push(() => answer(request, response))

  const pages = Array.from({ length: 6 }, (_, nth) => timed(`/shop/product/kurta?${nth}`))
  await eventually(async () => (await shell.numbers()).includes('processes{release="mf-commerce@1.0.0"} 2'))
  shell.api.answer = answer
  for (const go of waiting) go()

  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(Array(6).fill(200))
})
