/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { withoutNetwork } from './render/network-wall.ts'
import { faults, givenFaultyRelease, givenSoundRelease, slotsOf } from './testing/faulty-release.given.ts'
import { appBundle, givenReleases } from './testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(60_000)
let shell: GivenShell
afterEach(() => shell.close())

const names = ['mf-header', 'mf-content', 'mf-commerce', 'mf-account', 'mf-campaigns'] as const

/** A page with a part of the remote. */
const pages = {
  'mf-header': '/delhi',
  'mf-content': '/delhi',
  'mf-commerce': '/shop',
  'mf-account': '/customer-support',
  'mf-campaigns': '/campaign/all/lbbtop30',
}
/** Another screen of the remote; the header has none. */
const secondScreens = {
  'mf-content': { name: 'no-city-home', path: '/' },
  'mf-commerce': { name: 'product', path: '/shop/product/kurta' },
  'mf-account': { name: 'influencer-home', path: '/influencer-home' },
  'mf-campaigns': { name: 'careers', path: '/careers' },
}

/** The faults of a release itself; the others try to escape the sandbox of its process. */
const ofReleases = [
  'loops in its module',
  'throws in its module',
  'exits in its module',
  'kills itself',
  'fills the memory beside its heap',
  'never ends loading',
  'loops in a render',
  'throws in a render',
]
/**
 * Processes and their sandbox are the same for all remotes: three remotes have more than a few faults (decision 0634).
 * EVERY_FAULT=1 tests all faults and screens of all remotes.
 */
const few = ['loops in its module', 'exits in its module', 'throws in a render']
const more: Readonly<Record<string, readonly string[]>> = {
  'mf-commerce': Object.keys(faults),
  'mf-header': ofReleases,
  'mf-content': ofReleases,
}
const isEveryFault = Boolean(process.env.EVERY_FAULT)
const faultsOf = (name: string) => {
  const names = isEveryFault ? Object.keys(faults) : (more[name] ?? few)
  return Object.entries(faults).filter(([what]) => names.includes(what))
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
  'whatever %s does on the server, only its own slots are left to the browser, and nothing remains',
  async (name) => {
    shell = await givenShell({
      releases: givenReleases(),
      env: { RENDER_DEADLINE_MS: '1500', PAGE_CACHE_SECONDS: '0' },
    })
    const sound = await timed(pages[name])
    const elsewhere = name === 'mf-content' ? '/shop' : '/'
    const soundElsewhere = (await timed(elsewhere)).slots.main
    const own = name === 'mf-header' ? ['header', 'footer'] : ['main']
    const { pid } = process

    let minor = 0
    for (const [what, fault] of faultsOf(name)) {
      minor += 1
      const version = `1.${minor}.0`
      await shell.publish(givenFaultyRelease(givenSoundRelease(name), version, fault))
      await eventually(async () => (await runs(name)) === version)

      const { status, slots, ms, html } = await timed(pages[name])

      const expected = { ...sound.slots, ...Object.fromEntries(own.map((slot) => [slot, ''])) }
      expect([what, slots]).toEqual([what, expected])
      expect(ms).toBeLessThan(5_000)
      // A page without its main part must not be cached or indexed; the browser still renders it.
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

    // Changes to built-in objects stay within its process and affect no other remote.
    await shell.publish(
      givenFaultyRelease(givenSoundRelease(name), '2.0.0', {
        module: 'Array.prototype.map = () => []; Object.keys = () => []',
      }),
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

test.each(Object.entries(secondScreens).filter(([name]) => isEveryFault || more[name]))(
  'a screen of %s that throws, loops or exits does not affect the release’s other screens',
  async (remote, { name, path }) => {
    shell = await givenShell({
      releases: givenReleases(),
      env: { RENDER_DEADLINE_MS: '1500', PAGE_CACHE_SECONDS: '0' },
    })
    const renders = ["throw new Error('broken on purpose')", 'for (;;) {}', 'process.exit(0)']
    for (const [at, render] of renders.entries()) {
      const version = `1.${at + 1}.0`
      const rows = (givenSoundRelease(remote).screens ?? []).map(
        (screen) =>
          `'${screen}': { Component: () => { ${screen === name ? render : "return h('h1', null, 'sound')"} } }`,
      )
      await shell.publish({ ...givenSoundRelease(remote), version, server: appBundle(rows.join(',')) })
      await eventually(async () => (await runs(remote)) === version)

      expect((await timed(path)).slots.main).toBe('')
      await eventually(async () => (await timed(pages[remote as keyof typeof pages])).slots.main === '<h1>sound</h1>')
    }
  },
)

test('a release cannot read files, start programs, reach the network or see its environment', async () => {
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
  const curious = { ...givenSoundRelease('mf-commerce'), screens: ['shop'], server: appBundle(reading, tries) }
  const releases = givenReleases().map((release) => (release.name === 'mf-commerce' ? curious : release))
  const isRoot = process.getuid?.() === 0
  shell = await givenShell({ releases, env: isRoot ? { RENDER_USER_ID: '65534' } : {} })

  const { slots } = await timed('/shop')

  const denied = 'ERR_ACCESS_DENIED'
  expect(slots.main).toContain([denied, denied, denied, denied, denied].join(' | '))
  // A loopback interface of its own reaches no one; if the system provides none, the shell logs it.
  const canBeAlone = withoutNetwork('/usr/bin/unshare').length > 0 || Number(process.versions.node.split('.')[0]) >= 25
  expect(slots.main).toMatch(canBeAlone ? /ENETUNREACH|ERR_ACCESS_DENIED \| did MALLOC/ : /did connected/)
  door.close()
  // Node has no permission for signals: the system refuses them to another user.
  if (isRoot) expect(slots.main).toContain('EPERM')
  expect(slots.main).toMatch(/did MALLOC_ARENA_MAX(,TZ)? \|/)
})
