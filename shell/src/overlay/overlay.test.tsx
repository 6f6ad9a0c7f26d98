/** The overlay over the shell's own lending of libraries and the platform's lifecycles; the edge is the network. */
import type { OverlayPage, OverlayStanding, Overrides } from '@nukkad/contracts/overlay'
import * as platform from '@nukkad/platform'
import type { MountProps, PlacedRoute, RemoteLifecycles } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import { act, screen as page, render, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as react from 'react'
import { BehaviorSubject } from 'rxjs'
import { containerRuntime } from '../browser/federation/container-runtime.ts'
import { type BusLog, listenTo, mostHeard } from './bus-log.ts'
import { whenLent } from './lent-libraries.ts'
import { lendCrossOrigin } from './local-files.ts'
import { takeLocal } from './local-releases.ts'
import { Mounts } from './mounts.ts'
import { endWithSession } from './overlay-session.ts'
import { Overlay } from './view/overlay.tsx'

const { defineSlot } = platform

const told = (parts: Partial<OverlayPage> = {}): OverlayPage => ({
  ...{ state: 'on', account: '101', overrides: {}, ignored: {}, run: [], css: ['', ''], drawn: { header: 12.5 } },
  ...parts,
})
const standing = (parts: Partial<OverlayStanding> = {}): OverlayStanding => ({
  ...{ state: 'on', until: '2026-11-23T20:00:00.000Z', overrides: {}, ignored: {} },
  remotes: {
    'mf-x': {
      usual: { version: '1.0.0', channel: 'canary', why: 'for 10% of visitors' },
      versions: [
        { version: '3.0.0', publishedAt: '2026-11-23T10:00:00.000Z', channels: [], fault: 'withdrawn' },
        { version: '2.0.0', publishedAt: '2026-11-22T10:00:00.000Z', channels: ['stable'] },
        { version: '1.0.0', publishedAt: '2026-11-21T10:00:00.000Z', channels: ['canary'] },
      ],
    },
  },
  ...parts,
})

beforeEach(() => sessionStorage.clear())

/** A remote as a container makes it: libraries come by the shell's loader, and are used when the slot is asked for. */
async function containerOf(mounts: Mounts, Component: () => react.ReactNode): Promise<RemoteLifecycles> {
  const libraries = {
    react: { version: '19.3.1', library: react },
    '@nukkad/platform': { version: '1.0.0', library: platform },
  }
  const lent = whenLent(window, ['react'], mounts)
  Object.assign(window, { _NUKKAD_CONTAINER_RUNTIME: () => containerRuntime(libraries) })
  expect((await lent).react).toBe(react)
  const m: Record<string, (module: { exports: object }) => void> = {}
  const wanted = { 7: { shareKey: '@nukkad/platform', requiredVersion: '^1.0.0' } }
  const { _NUKKAD_CONTAINER_RUNTIME: lend } = window as unknown as Record<
    string,
    () => ReturnType<typeof containerRuntime>
  >
  lend?.().bundlerRuntime.consumes({
    chunkId: 'main',
    installedModules: {},
    webpackRequire: {
      m,
      consumesLoadingData: { chunkMapping: { main: ['7'] }, moduleIdToConsumeDataMapping: wanted },
    },
  })
  const module = { exports: {} as typeof platform }
  m[7]?.(module)
  expect(module.exports.useBus).toBe(platform.useBus)
  return module.exports.lifecycles('mf-x', 'header', defineSlot({ Component }))
}

async function mounted(Component: () => react.ReactNode = () => <p>the header</p>, state: MountProps['state'] = null) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const mounts = new Mounts({ header: 12.5 })
  const heard = listenTo(mounts)
  const { host } = testHost({ user: {} })
  const made = await containerOf(mounts, Component)
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: MountProps = {
    ...{ name: 'header 1', slot: 'header', domElement, host, state },
    release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
    placed$: new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined }),
    page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} },
    styles: async () => {},
    beforeRender: () => {},
  }
  await made.mount(props)
  return { mounts, heard, host, made, props, domElement }
}

describe('what the overlay hears of', () => {
  test('is each slot that a remote mounts, with who drew it and what it took, until it goes', async () => {
    const { mounts, made, props, domElement } = await mounted()
    expect(domElement.textContent).toBe('the header')
    expect(mounts.store.value).toEqual([
      {
        ...{ name: 'header 1', slot: 'header', element: domElement, drawnBy: 'browser', serverMs: undefined },
        release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
        ...{ loadMs: expect.any(Number), renderMs: expect.any(Number) },
      },
    ])
    await made.unmount(props)
    expect(mounts.store.value).toEqual([])
  })

  test('is a slot of the server’s as one, by its time there', async () => {
    const state: MountProps['state'] = {
      releaseId: 'mf_x_1_0_0',
      kind: 'skeleton',
      city: null,
      queries: { mutations: [], queries: [] },
    }
    const { mounts } = await mounted(undefined, state)
    expect(mounts.store.value[0]).toMatchObject({ drawnBy: 'outline', serverMs: 12.5 })
  })

  test('is not a slot that failed, which fails as it did', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const mounts = new Mounts({})
    const made = await containerOf(mounts, broken)
    const { host } = testHost()
    const failing = made.mount({
      ...{ name: 'header 2', slot: 'header', domElement: document.createElement('div'), host, state: null },
      release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
      placed$: new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined }),
      page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} },
      styles: async () => {},
      beforeRender: () => {},
    })
    await expect(failing).rejects.toThrow('broken')
    expect(mounts.store.value).toEqual([])
  })

  test('is all that passes on the bus, also of remotes, and a request still waits for whoever answers it', async () => {
    function Buyer() {
      const bus = platform.useBus()
      return (
        <button type="button" onClick={() => bus.publish('cart.changed', { cartId: '5', count: 2 })}>
          Buy
        </button>
      )
    }
    const { heard, host } = await mounted(Buyer)
    host.bus.request('sign-in', { reason: 'to buy' })
    await userEvent.click(page.getByText('Buy'))

    expect(heard.store.value.map(({ name, payload }) => [name, payload])).toEqual([
      ['sign-in', { reason: 'to buy' }],
      ['cart.changed', { cartId: '5', count: 2 }],
    ])
    const answered: string[] = []
    host.bus.answer('sign-in', ({ reason }) => answered.push(reason))
    expect(answered).toEqual(['to buy'])

    heard.isPaused = true
    host.bus.publish('session.ended', { userId: null })
    heard.isPaused = false
    for (let count = 0; count < mostHeard + 50; count++) host.bus.publish('cart.changed', { cartId: '5', count })
    expect(heard.store.value).toHaveLength(mostHeard)
    expect(heard.store.value.at(-1)?.payload).toEqual({ cartId: '5', count: mostHeard + 49 })
  })

  test('is who uses the browser: the overlay ends when that is somebody else', async () => {
    const end = jest.fn(async () => {})
    const { mounts, host } = await mounted()
    endWithSession(mounts, '101', { standing: async () => standing(), run: async () => {}, end })
    expect(end).not.toHaveBeenCalled()
    host.session.state$.next({ status: 'guest', user: null })
    expect(end).toHaveBeenCalledTimes(1)
  })
})

describe('a remote from a local server', () => {
  const address = 'http://localhost:4310'
  const boot = (snapshot: object) => {
    document.body.innerHTML = '<script type="application/json" id="nukkad-boot"></script>'
    const inlined = document.getElementById('nukkad-boot') as HTMLElement
    inlined.textContent = JSON.stringify({ city: 'delhi', snapshot })
    return () => JSON.parse(inlined.textContent ?? '')
  }
  const release = {
    name: 'mf-x',
    version: '0.1.0-dev-1',
    id: 'x',
    base: '/releases/mf-x/0.1.0-dev-1/',
    slots: ['main'],
  }
  const answers = (answer: () => Promise<object>) => Object.assign(globalThis, { fetch: jest.fn(answer) })

  test('stands in the page’s snapshot under its whole address', async () => {
    answers(async () => ({ ok: true, json: async () => ({ remotes: { 'mf-x': release } }) }))
    const now = boot({ sequence: 4, remotes: { 'mf-x': { version: '1.0.0' }, 'mf-y': { version: '1.0.0' } } })

    const taken = await takeLocal(document, told({ overrides: { 'mf-x': { address } } }))

    expect(fetch).toHaveBeenCalledWith(`${address}/_shell/snapshot`, expect.anything())
    expect(taken).toEqual({ origins: [address], ignored: {} })
    expect(now()).toEqual({
      city: 'delhi',
      snapshot: {
        sequence: 4,
        remotes: { 'mf-x': { ...release, base: `${address}${release.base}` }, 'mf-y': { version: '1.0.0' } },
      },
    })
  })

  test.each([
    [
      'does not answer',
      () => Promise.reject(new TypeError('Failed to fetch')),
      `${address} does not answer as a server of npm run dev does.`,
    ],
    ['builds none of it', async () => ({ ok: true, json: async () => ({ remotes: {} }) }), `${address} has no mf-x.`],
  ])('that %s is left out, with words', async (_, answer, words) => {
    answers(answer as () => Promise<object>)
    const now = boot({ remotes: { 'mf-x': { version: '1.0.0' } } })
    const taken = await takeLocal(document, told({ overrides: { 'mf-x': { address } } }))
    expect(taken).toEqual({ origins: [], ignored: { 'mf-x': words } })
    expect(now().snapshot).toEqual({ remotes: { 'mf-x': { version: '1.0.0' } } })
  })

  test('has its files asked for so that their hashes can be checked; those of the site are as before', () => {
    const head = document.createElement('div')
    lendCrossOrigin(head, [address])
    const script = (src: string) => Object.assign(document.createElement('script'), { src, type: 'text/none' })
    const [local, near, own] = [script(`${address}/a.js`), script(`${address}0/a.js`), script('/a.js')]
    head.append(local, near)
    head.appendChild(own)
    expect([local, near, own].map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', null, null])
    expect(head.children).toHaveLength(3)
  })
})

describe('the panel', () => {
  async function shown(parts: Partial<OverlayPage> = {}, answer = standing()) {
    const { mounts, heard } = await mounted()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const ran: Overrides[] = []
    const calls = {
      standing: async () => answer,
      run: async (overrides: Overrides) => void ran.push(overrides),
      end: jest.fn(async () => {}),
    }
    const { container } = render(<Overlay told={told(parts)} mounts={mounts} heard={heard} calls={calls} />)
    return { ran, calls, heard: heard as BusLog, container }
  }
  const opened = async (...given: Parameters<typeof shown>) => {
    const made = await shown(...given)
    await userEvent.keyboard('{Alt>}{Shift>}[KeyO]{/Shift}{/Alt}')
    await page.findByText(/until/)
    return made
  }
  const open = (tab: string) => userEvent.click(page.getByRole('tab', { name: tab }))

  test('opens by its keys, takes the focus and gives it back to its button', async () => {
    await opened()
    expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Overlay' }))
    await userEvent.keyboard('{Escape}')
    expect(page.queryByRole('tablist')).toBeNull()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Overlay' }))
    expect(page.getByRole('button', { name: 'Overlay' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('says of each slot what stands in it, why, and what it took', async () => {
    await opened()
    const row = page.getByRole('heading', { name: 'header' }).closest('li') as HTMLElement
    expect(within(row).getByText('mf-x 1.0.0')).toBeTruthy()
    expect(within(row).getByText('canary: for 10% of visitors')).toBeTruthy()
    expect(within(row).getByText('Drawn by').nextSibling?.textContent).toBe('browser')
    expect(within(row).getByText('Rendered').nextSibling?.textContent).toMatch(/^[\d.]+ ms$/)
  })

  test('runs another published version; one that cannot be chosen can’t', async () => {
    const { ran } = await opened()
    await open('Releases')
    const choice = page.getByLabelText('Runs in this browser')
    expect(within(choice).getByText(/^3\.0\.0.*can’t be run$/)).toHaveProperty('disabled', true)
    await userEvent.selectOptions(choice, '2.0.0')
    await userEvent.click(page.getByRole('button', { name: 'Run it here' }))
    expect(ran).toEqual([{ 'mf-x': { version: '2.0.0' } }])
  })

  test('runs what a local server builds, beside what runs here already', async () => {
    const overrides = { 'mf-y': { version: '4.0.0' } }
    const { ran } = await opened({ overrides }, standing({ overrides }))
    await open('Releases')
    await userEvent.selectOptions(page.getByLabelText('Runs in this browser'), 'local')
    const field = page.getByLabelText('Its address')
    await userEvent.clear(field)
    await userEvent.type(field, 'http://localhost:7300/')
    await userEvent.click(page.getByRole('button', { name: 'Run it here' }))
    expect(ran).toEqual([{ ...overrides, 'mf-x': { address: 'http://localhost:7300' } }])
  })

  test('says why something has no effect, and what the server refused', async () => {
    const { calls } = await opened({ ignored: { 'mf-x': 'mf-x 3.0.0 was withdrawn: it blinks.' } })
    expect(page.getByText('mf-x is what everybody gets: mf-x 3.0.0 was withdrawn: it blinks.')).toBeTruthy()
    calls.end.mockRejectedValueOnce(new Error('The site does not answer just now.'))
    await userEvent.click(page.getByRole('button', { name: 'Switch off' }))
    const alerts = await page.findAllByText('The site does not answer just now.')
    expect(alerts[0]?.getAttribute('role')).toBe('alert')
  })

  test('of a token that has ended says so and chooses nothing', async () => {
    const { container } = await shown({ state: 'ended' }, standing({ state: 'ended', remotes: {} }))
    await userEvent.click(page.getByRole('button', { name: 'Overlay' }))
    expect(
      page
        .getByText(/Your token has ended/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/staff/overlay')
    await open('Releases')
    expect(container.querySelector('select')).toBeNull()
  })

  test('shows what passes, with its payload, is paused and cleared', async () => {
    const { heard } = await opened()
    await open('Events')
    act(() => heard.hear('cart.changed', { cartId: '5', count: 1 }))
    expect(page.getByText('cart.changed').closest('li')?.textContent).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} cart\.changed\{"cartId":"5","count":1\}$/,
    )
    const pause = page.getByRole('button', { name: 'Pause' })
    await userEvent.click(pause)
    expect(pause.getAttribute('aria-pressed')).toBe('true')
    act(() => heard.hear('session.ended', { userId: null }))
    expect(page.queryByText('session.ended')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(page.queryByText('cart.changed')).toBeNull()
  })

  test('is gone through by arrow keys, and has no fault that axe knows of', async () => {
    const { container } = await opened({ overrides: { 'mf-x': { version: '1.0.0' } } })
    for (const next of ['Releases', 'Events', 'Slots']) {
      const results = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(results.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      page.getByRole('tab', { selected: true }).focus()
      await userEvent.keyboard('{ArrowRight}')
      expect(page.getByRole('tab', { selected: true }).textContent).toBe(next)
      expect(document.activeElement).toBe(page.getByRole('tab', { selected: true }))
    }
  })
})

test('what is overridden is said on every page, and ended by one button', async () => {
  const mounts = new Mounts({})
  const ran: Overrides[] = []
  const calls = {
    standing: async () => standing(),
    run: async (one: Overrides) => void ran.push(one),
    end: async () => {},
  }
  const overrides = { 'mf-x': { version: '2.0.0' }, 'mf-y': { address: 'http://localhost:3000' } }
  render(<Overlay told={told({ overrides })} mounts={mounts} heard={listenTo(mounts)} calls={calls} />)
  expect(page.getByText('2 remotes overridden here')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'End' }))
  await waitFor(() => expect(ran).toEqual([{}]))
})
