import { routeNamed } from '@nukkad/contracts'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { defineApp, defineScreen } from '../../index.ts'
import { placeOf } from '../../navigation/navigation.ts'
import type { PlacedRoute } from '../host.ts'
import { lifecycles } from './lifecycles.ts'
import { drawnByServer, givenMount, mountsForTests } from './mounts.given.tsx'

mountsForTests()

function Tapped() {
  const [taps, setTaps] = useState(0)
  return (
    <button type="button" onClick={() => setTaps((before) => before + 1)}>
      {`${taps} taps`}
    </button>
  )
}

describe('loading that never ends', () => {
  const never = () => new Promise<never>(() => {})

  test('rejects the mount when the code of a screen does not arrive within ten seconds', async () => {
    jest.useFakeTimers()
    const { props } = givenMount()
    const mounted = lifecycles('mf-x', 'main', defineApp({ 'city-home': never })).mount(props)
    const failed = expect(mounted).rejects.toThrow("the screen 'city-home': no answer within 10000 ms")
    await jest.advanceTimersByTimeAsync(10_000)
    await failed
    jest.useRealTimers()
  })

  test('says after three seconds that the data is slow and shows the page once it arrives', async () => {
    let come = () => {}
    const data = new Promise<void>((resolve) => {
      come = resolve
    })
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ load: () => data, Component: () => <h1>Delhi</h1> }) }),
    })
    const { props } = givenMount()

    await lifecycles('mf-x', 'main', app).mount(props)
    expect(props.domElement.textContent).toContain('This is taking longer than usual.')
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy()
    come()

    await waitFor(() => expect(props.domElement.textContent).toBe('Delhi'))
  }, 15_000)

  test('delays hydration of a server-rendered page by ten seconds at most', async () => {
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

  test('blames the release when the data of a page is missing after a minute', async () => {
    jest.useFakeTimers()
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
    })
    const { props, crashes } = givenMount()
    const mounted = lifecycles('mf-x', 'main', app).mount(props)
    for (let second = 0; second < 62; second++) await jest.advanceTimersByTimeAsync(1_000)
    await mounted
    expect(crashes).toEqual([])
    for (let second = 0; second < 5; second++) await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()

    expect(crashes.map(String)).toEqual(["TookTooLong: the data of 'city-home': no answer within 60000 ms"])
  })

  test('says in place of the previous page that the data of the next one is slow', async () => {
    const app = defineApp({
      'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
      'city-shop': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
    })
    const { props } = givenMount()
    await lifecycles('mf-x', 'main', app).mount(props)

    props.placed$.next({ place: placeOf('/delhi/shop'), match: { route: routeNamed('city-shop'), params: {} } })

    await waitFor(() => expect(props.domElement.textContent).toContain('This is taking longer'), { timeout: 8_000 })
  }, 15_000)

  describe('navigation away from a loading page', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const to = (path: string, name: string): PlacedRoute => ({
      place: placeOf(path),
      match: { route: routeNamed(name), params: {} },
    })
    /** In steps, so that state changes are rendered in between. */
    const pass = async (seconds: number) => {
      for (let step = 0; step < seconds * 20; step += 1) await jest.advanceTimersByTimeAsync(50)
    }

    test('shows the newer page without the slow-loading message', async () => {
      const app = defineApp({
        'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
        'city-shop': async () => ({ screen: defineScreen({ load: never, Component: () => null }) }),
        shop: async () => ({ screen: defineScreen({ Component: () => <h1>Shop</h1> }) }),
      })
      const { props } = givenMount()
      await lifecycles('mf-x', 'main', app).mount(props)

      props.placed$.next(to('/delhi/shop', 'city-shop'))
      await pass(0.1)
      props.placed$.next(to('/shop', 'shop'))
      await pass(5)

      expect(props.domElement.textContent).toBe('Shop')
    })

    test('leaves no skeleton over a page that loaded first', async () => {
      const code = { screen: defineScreen({ Component: () => <h1>Shop</h1>, Skeleton: () => <p>Soon</p> }) }
      // The page has loaded after 450 ms; the skeleton, requested after 400 ms, would appear after 700 ms.
      const delays = [300, 150, 300]
      const app = defineApp({
        'city-home': async () => ({ screen: defineScreen({ Component: () => <h1>Delhi</h1> }) }),
        shop: () => new Promise((resolve) => setTimeout(() => resolve(code), delays.shift())),
      })
      const { props } = givenMount()
      await lifecycles('mf-x', 'main', app).mount(props)

      props.placed$.next(to('/shop', 'shop'))
      await pass(3)

      expect(props.domElement.textContent).toBe('Shop')
    })
  })
})
