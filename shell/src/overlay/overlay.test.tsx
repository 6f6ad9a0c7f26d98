import type { Overrides } from '@nukkad/contracts/overlay'
import * as platform from '@nukkad/platform'
import type { MountProps, PlacedRoute } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import { screen as page, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject } from 'rxjs'
import { listenTo, mostHeard } from './bus-log.ts'
import { Mounts } from './mounts.ts'
import { containerOf, mounted, overlayData, told } from './overlay.given.tsx'
import { endWithSession } from './overlay-session.ts'
import { Overlay } from './view/overlay.tsx'

beforeEach(() => sessionStorage.clear())

describe('overlay data', () => {
  test('lists each mounted slot with its renderer and timings until it is unmounted', async () => {
    const { mounts, made, props, domElement } = await mounted()
    expect(domElement.textContent).toBe('the header')
    expect(mounts.store.value).toEqual([
      {
        name: 'header 1',
        slot: 'header',
        element: domElement,
        drawnBy: 'browser',
        serverMs: undefined,
        release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
        loadMs: expect.any(Number),
        renderMs: expect.any(Number),
      },
    ])
    await made.unmount(props)
    expect(mounts.store.value).toEqual([])
  })

  test('marks a server-rendered slot with its server time', async () => {
    const state: MountProps['state'] = {
      releaseId: 'mf_x_1_0_0',
      kind: 'skeleton',
      city: null,
      queries: { mutations: [], queries: [] },
    }
    const { mounts } = await mounted(undefined, state)
    expect(mounts.store.value[0]).toMatchObject({ drawnBy: 'outline', serverMs: 12.5 })
  })

  test('omits a slot that failed to mount, which still rejects', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const mounts = new Mounts({})
    const made = await containerOf(mounts, broken)
    const { host } = testHost()
    const failing = made.mount({
      name: 'header 2',
      slot: 'header',
      domElement: document.createElement('div'),
      host,
      state: null,
      release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
      placed$: new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined }),
      page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} },
      styles: async () => {},
      beforeRender: () => {},
    })
    await expect(failing).rejects.toThrow('broken')
    expect(mounts.store.value).toEqual([])
  })

  test('records bus messages including those of remotes, without answering requests', async () => {
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

  test('ends the overlay when the user changes', async () => {
    const end = jest.fn(async () => {})
    const { mounts, host } = await mounted()
    endWithSession(mounts, '101', { data: async () => overlayData(), run: async () => {}, end })
    expect(end).not.toHaveBeenCalled()
    host.session.state$.next({ status: 'guest', user: null })
    expect(end).toHaveBeenCalledTimes(1)
  })
})

test('shows on every page what is overridden and ends it with one button', async () => {
  const mounts = new Mounts({})
  const ran: Overrides[] = []
  const calls = {
    data: async () => overlayData(),
    run: async (one: Overrides) => void ran.push(one),
    end: async () => {},
  }
  const overrides = { 'mf-x': { version: '2.0.0' }, 'mf-y': { address: 'http://localhost:3000' } }
  render(<Overlay told={told({ overrides })} mounts={mounts} heard={listenTo(mounts)} calls={calls} />)
  expect(page.getByText('2 remotes overridden here')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'End' }))
  await waitFor(() => expect(ran).toEqual([{}]))
})
