/** @jest-environment node */
import { givenFaultyRelease, givenSoundRelease } from './testing/faulty-release.given.ts'
import { appBundle, givenReleases } from './testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(60_000)
let shell: GivenShell
afterEach(() => shell.close())

const statusOf = async (address: string) => (await shell.get(address)).response.status

test('leaves a release to browsers once its process ended three times in a minute, and reports why', async () => {
  const exits = givenFaultyRelease(givenSoundRelease('mf-commerce'), '1.0.0', { render: 'process.exit(3)' })
  const releases = givenReleases().map((release) => (release.name === 'mf-commerce' ? exits : release))
  shell = await givenShell({ releases, env: { PAGE_CACHE_SECONDS: '0' } })
  const rests = 'shell_releases_resting{release="mf-commerce@1.0.0"} 1'

  await eventually(async () => {
    await statusOf('/shop')
    return (await shell.numbers()).includes(rests)
  }, 20_000)

  const numbers = await shell.numbers()
  expect(numbers).toContain('shell_render_processes_ended_total{remote="mf-commerce",reason="crashed"} 3')
  await statusOf('/shop')
  expect(await shell.numbers()).toContain('shell_render_processes_ended_total{remote="mf-commerce",reason="crashed"} 3')
  expect(await statusOf('/delhi')).toBe(200)
})

test('rests a release that keeps failing in a healthy process', async () => {
  const throws = givenFaultyRelease(givenSoundRelease('mf-commerce'), '1.0.0', {
    render: "throw new Error('broken on purpose')",
  })
  const releases = givenReleases().map((release) => (release.name === 'mf-commerce' ? throws : release))
  shell = await givenShell({ releases, env: { PAGE_CACHE_SECONDS: '0' } })

  for (let visit = 0; visit < 9; visit++) await statusOf('/shop')

  const numbers = await shell.numbers()
  expect(numbers).toContain('shell_slots_total{remote="mf-commerce",outcome="threw"} 8')
  expect(numbers).toContain('shell_slots_total{remote="mf-commerce",outcome="resting"} 1')
  expect(numbers).not.toContain('shell_render_processes_ended_total{')
})

const withCommerce = (screens: string) => {
  const other = { ...givenSoundRelease('mf-commerce'), server: appBundle(screens) }
  return givenReleases().map((release) => (release.name === 'mf-commerce' ? other : release))
}

test('gives up on a silent process before it is known to hang, and ends it later', async () => {
  const releases = withCommerce(`
    shop: { Component: () => h('h1', null, 'Shop') },
    product: { Component: () => { for (;;) {} } },`)
  shell = await givenShell({ releases })
  expect(await statusOf('/shop')).toBe(200)
  expect(await shell.numbers()).toContain('shell_render_processes_loaded{release="mf-commerce@1.0.0"} 1')

  expect(await statusOf('/shop/product/kurta')).toBe(503)

  // It was given up before it was known to hang.
  expect(await shell.numbers()).toContain('shell_slots_total{remote="mf-commerce",outcome="late"} 1')
  await eventually(async () => (await shell.numbers()).includes('ended_total{remote="mf-commerce",reason="hung"} 1'))
  expect(await statusOf('/shop?again')).toBe(200)
})

test('leaves a page whose head is refused to browsers, and other pages of its process intact', async () => {
  const releases = withCommerce(`
    shop: { Component: () => h('h1', null, 'Shop') },
    product: { head: () => ({ title: 'Kurta', jsonLd: [['Product']] }), Component: () => h('h1', null, 'Kurta') },`)
  shell = await givenShell({ releases })

  expect((await shell.get('/shop/product/kurta')).html).toContain('<div id="slot-main"></div>')

  expect((await shell.get('/shop')).html).toContain('<h1>Shop</h1>')
  const numbers = await shell.numbers()
  expect(numbers).toContain('shell_slots_total{remote="mf-commerce",outcome="threw"} 1')
  expect(numbers).not.toContain('shell_render_processes_ended_total{')
})

test('gives a release in demand as many processes as allowed', async () => {
  const env = { RENDER_PROCESSES: '2', PAGE_CACHE_SECONDS: '0', RENDER_DEADLINE_MS: '20000' }
  shell = await givenShell({ releases: givenReleases(), env })
  const { answer } = shell.api
  const waiting: (() => void)[] = []
  shell.api.answer = (request, response) => void waiting.push(() => answer(request, response))

  const pages = Array.from({ length: 6 }, (_, nth) => statusOf(`/shop/product/kurta?${nth}`))
  await eventually(async () => (await shell.numbers()).includes('processes{release="mf-commerce@1.0.0"} 2'))
  shell.api.answer = answer
  for (const go of waiting) go()

  expect(await Promise.all(pages)).toEqual(Array(6).fill(200))
})

test('starts a process without Node’s HTTP client, which a release may still use', async () => {
  const releases = withCommerce(`
    shop: { Component: () => {
      const isLoaded = () => process.moduleLoadList.includes('NativeModule internal/deps/undici/undici')
      return h('h1', null, [isLoaded(), typeof Request, typeof FormData, isLoaded()].join())
    } },`)
  shell = await givenShell({ releases })
  expect((await shell.get('/shop')).html).toContain('false,function,function,true')
})
