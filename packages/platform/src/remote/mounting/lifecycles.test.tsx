import { plainSettings, routeNamed } from '@nukkad/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useLayoutEffect, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { renderSlot } from '../../host/server/render-slot.tsx'
import { defineApp, defineScreen, defineSlot, useBusEvent, useCity } from '../../index.ts'
import { placeOf } from '../../navigation/navigation.ts'
import { testHost } from '../../testing/test-host.ts'
import type { MountProps, PlacedRoute } from '../host.ts'
import type { App, LoadContext } from '../slot.ts'
import { lifecycles } from './lifecycles.ts'
import type { SlotState } from './slot-state.ts'

// These mount by themselves: react must not wait for act.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

const home: PlacedRoute = {
  place: placeOf('/delhi'),
  match: { route: routeNamed('city-home'), params: { citySlug: 'delhi' } },
}
let mounts = 0

function mountProps(parts: Partial<MountProps> = {}, world = testHost({ path: '/delhi' })) {
  const crashes: unknown[] = []
  const props: MountProps = {
    name: `main ${++mounts}`,
    domElement: document.body.appendChild(document.createElement('div')),
    release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
    slot: 'main',
    host: world.host,
    placed$: new BehaviorSubject(home),
    state: null,
    styles: async () => {},
    beforeRender() {},
    page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed: (error) => void crashes.push(error) },
    ...parts,
  }
  return { props, crashes, ...world }
}
const shows = (Component: () => React.ReactNode) =>
  defineApp({ 'city-home': async () => ({ screen: defineScreen({ Component }) }) })

function Faulty(): never {
  throw new Error('broken at the first render')
}

function Fragile() {
  const [isBroken, breakIt] = useState(false)
  if (isBroken) throw new Error('broken later')
  return (
    <button type="button" onClick={() => breakIt(true)}>
      Break
    </button>
  )
}

function Greeting() {
  const { city } = useCity()
  return <h1 id={useId()}>Good morning, {city?.name ?? 'India'}</h1>
}

let alive = false
function Tapped() {
  const [taps, setTaps] = useState(0)
  useLayoutEffect(() => {
    alive = true
  }, [])
  return (
    <button type="button" onClick={() => setTaps((before) => before + 1)}>
      {`${taps} taps`}
    </button>
  )
}

/** A mount of what the server made of an app. */
async function drawnByServer(app: App) {
  const { html, state } = await renderSlot(app, {
    slot: 'main',
    releaseId: 'mf_x_1_0_0',
    url: 'http://localhost/delhi',
    route: routeNamed('city-home'),
    params: { citySlug: 'delhi' },
    city: 'delhi',
    apiBase: 'http://127.0.0.1:1/api',
    publicToken: '',
    requestId: '',
    sharedMs: 0,
    webview: false,
    settings: plainSettings,
    isPrivate: false,
    isPreview: false,
  })
  const mount = mountProps({ state: JSON.parse(JSON.stringify(state)) as SlotState })
  mount.props.domElement.innerHTML = html
  return mount
}

const heard: string[] = []
function Ear() {
  useBusEvent('cart.changed', ({ count }) => void heard.push(`${count}`))
  return <p>listening</p>
}

describe('a mount', () => {
  test('rejects when its first render throws, and leaves nothing behind', async () => {
    const { props } = mountProps()
    const remote = lifecycles('mf-x', 'main', shows(Faulty))

    await expect(remote.mount(props)).rejects.toThrow('broken at the first render')
    expect(props.domElement.childNodes).toHaveLength(0)
  })

  test('rejects when the code of its screen cannot be had', async () => {
    const { props } = mountProps()
    const app = defineApp({ 'city-home': () => Promise.reject(new Error('chunk 404')) })

    await expect(lifecycles('mf-x', 'main', app).mount(props)).rejects.toThrow('chunk 404')
  })

  test('that breaks later says so to the shell and offers a retry, beside which the page lives on', async () => {
    const { props, crashes } = mountProps()
    const remote = lifecycles('mf-x', 'main', shows(Fragile))
    await remote.mount(props)

    await userEvent.click(page.getByText('Break'))

    expect(await page.findByRole('alert')).toBeTruthy()
    expect(crashes).toEqual([new Error('broken later')])
    await userEvent.click(page.getByText('Try again'))
    expect(await page.findByText('Break')).toBeTruthy()
    await remote.unmount(props)
  })

  test('takes over what the server rendered, node by node and without a complaint', async () => {
    const app = shows(Greeting)
    const { props, ...world } = await drawnByServer(app)
    const heading = props.domElement.querySelector('h1')
    const remote = lifecycles('mf-x', 'main', app)

    await remote.mount(props)

    expect(world.reports).toEqual([])
    expect(props.domElement.querySelector('h1')).toBe(heading)
    // The browser itself has no city chosen, and says so only after it has taken over.
    await waitFor(() => expect(heading?.textContent).toBe('Good morning, India'))
    await remote.unmount(props)
  })

  test('answers once what is tapped from the moment it says that it listens', async () => {
    const app = shows(Tapped)
    const { props, reports } = await drawnByServer(app)
    const remote = lifecycles('mf-x', 'main', app)
    const button = props.domElement.querySelector('button')
    let wasAlive = true

    const listening = () => {
      wasAlive = alive
      button?.click()
    }
    await remote.mount({ ...props, listening })

    expect(wasAlive).toBe(false)
    expect(button?.textContent).toBe('1 taps')
    expect(reports).toEqual([])
    await remote.unmount(props)
  })

  test('asks nothing again that came with the page, however old it is by the clock of the server', async () => {
    const asked = jest.fn(async () => 'from the server')
    const greeting = queryOptions({ queryKey: ['greeting'], queryFn: asked, staleTime: 60_000 })
    const Asking = () => <p>{useQuery(greeting).data}</p>
    const load = ({ query }: LoadContext) => query.ensureQueryData(greeting)
    const app = defineApp({ 'city-home': async () => ({ screen: defineScreen({ load, Component: Asking }) }) })
    const { props } = await drawnByServer(app)
    const remote = lifecycles('mf-x', 'main', app)
    const twoHoursAgo = { dataUpdatedAt: Date.now() - 7_200_000 }
    const queries = props.state?.queries.queries.map((kept) => ({ ...kept, state: { ...kept.state, ...twoHoursAgo } }))
    expect(queries).toHaveLength(1)

    await remote.mount({ ...props, state: { ...props.state, queries: { mutations: [], queries } } as SlotState })

    expect(props.domElement.textContent).toBe('from the server')
    expect(asked).toHaveBeenCalledTimes(1)
    await remote.unmount(props)
  })

  test('replaces a skeleton of the server instead of taking it over', async () => {
    const { props, reports } = mountProps({
      state: { releaseId: 'mf_x_1_0_0', kind: 'skeleton', city: null, queries: { queries: [], mutations: [] } },
    })
    props.domElement.innerHTML = '<p>a skeleton</p>'
    const remote = lifecycles('mf-x', 'main', shows(Greeting))

    await remote.mount(props)

    expect(props.domElement.textContent).toBe('Good morning, India')
    expect(reports).toEqual([])
    await remote.unmount(props)
  })

  test('can stand twice in a page, and hears the bus until its own end', async () => {
    heard.length = 0
    const remote = lifecycles('mf-x', 'header', defineSlot({ Component: Ear }))
    const world = testHost()
    const first = mountProps({}, world)
    const second = mountProps({}, world)
    await remote.mount(first.props)
    await remote.mount(second.props)

    world.host.bus.publish('cart.changed', { cartId: '1', count: 2 })
    await remote.unmount(first.props)
    world.host.bus.publish('cart.changed', { cartId: '1', count: 3 })
    await remote.unmount(second.props)
    world.host.bus.publish('cart.changed', { cartId: '1', count: 4 })

    expect(heard).toEqual(['2', '2', '3'])
    expect(first.props.domElement.childNodes).toHaveLength(0)
  })
})

describe('what never comes', () => {
  const never = () => new Promise<never>(() => {})

  test('of the code of a screen fails the mount, so that another release may come', async () => {
    jest.useFakeTimers()
    const { props } = mountProps()
    const mounted = lifecycles('mf-x', 'main', defineApp({ 'city-home': never })).mount(props)
    const failed = expect(mounted).rejects.toThrow("the screen 'city-home': no answer within 10000 ms")
    await jest.advanceTimersByTimeAsync(10_000)
    await failed
    jest.useRealTimers()
  })

  test('of its data is said after three seconds, and the page is shown when it comes after all', async () => {
    let come = () => {}
    const data = new Promise<void>((resolve) => {
      come = resolve
    })
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ load: () => data, Component: () => <h1>Delhi</h1> }) }),
    })
    const { props } = mountProps()

    await lifecycles('mf-x', 'main', app).mount(props)
    expect(props.domElement.textContent).toContain('This takes longer than it should.')
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy()
    come()

    await waitFor(() => expect(props.domElement.textContent).toBe('Delhi'))
  }, 15_000)

  test('of the data of a page that the server drew keeps it from coming alive for ten seconds at most', async () => {
    let isServer = true
    const load = () => (isServer ? undefined : never())
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ load, Component: Tapped }) }),
    })
    const { props } = await drawnByServer(app)
    isServer = false
    jest.useFakeTimers()
    const mounted = lifecycles('mf-x', 'main', app).mount(props)
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()
    await mounted

    await userEvent.click(page.getByRole('button', { name: '0 taps' }))
    expect(page.getByRole('button', { name: '1 taps' })).toBeTruthy()
  })

  test('of the data of a page is the fault of its release after a minute, so that another one may come', async () => {
    jest.useFakeTimers()
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
    })
    const { props, crashes } = mountProps()
    const mounted = lifecycles('mf-x', 'main', app).mount(props)
    for (let second = 0; second < 62; second++) await jest.advanceTimersByTimeAsync(1_000)
    await mounted
    expect(crashes).toEqual([])
    for (let second = 0; second < 5; second++) await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()

    expect(crashes.map(String)).toEqual(["TookTooLong: the data of 'city-home': no answer within 60000 ms"])
  })

  test('of the data of the next page is said in place of the one before', async () => {
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
      'city-shop': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
    })
    const { props } = mountProps()
    await lifecycles('mf-x', 'main', app).mount(props)

    props.placed$.next({ place: placeOf('/delhi/shop'), match: { route: routeNamed('city-shop'), params: {} } })

    await waitFor(() => expect(props.domElement.textContent).toContain('This takes longer'), { timeout: 8_000 })
  }, 15_000)

  describe('of a page that is not wanted any more', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const to = (path: string, name: string): PlacedRoute => ({
      place: placeOf(path),
      match: { route: routeNamed(name), params: {} },
    })
    /** In steps: between them what was set is drawn. */
    const pass = async (seconds: number) => {
      for (let step = 0; step < seconds * 20; step += 1) await jest.advanceTimersByTimeAsync(50)
    }

    test('is not said over the page that was gone to instead', async () => {
      const app = defineApp({
        'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
        'city-shop': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
        shop: async () => ({ screen: defineScreen({ Component: () => <h1>Shop</h1> }) }),
      })
      const { props } = mountProps()
      await lifecycles('mf-x', 'main', app).mount(props)

      props.placed$.next(to('/delhi/shop', 'city-shop'))
      await pass(0.1)
      props.placed$.next(to('/shop', 'shop'))
      await pass(5)

      expect(props.domElement.textContent).toBe('Shop')
    })

    test('leaves no skeleton over a page that came first', async () => {
      const code = { screen: defineScreen({ Component: () => <h1>Shop</h1>, Skeleton: () => <p>Soon</p> }) }
      // The page has what it needs after 450 ms; the skeleton, asked for after 400, would come after 700.
      const delays = [300, 150, 300]
      const app = defineApp({
        'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
        shop: () => new Promise((resolve) => setTimeout(() => resolve(code), delays.shift())),
      })
      const { props } = mountProps()
      await lifecycles('mf-x', 'main', app).mount(props)

      props.placed$.next(to('/shop', 'shop'))
      await pass(3)

      expect(props.domElement.textContent).toBe('Shop')
    })
  })
})
