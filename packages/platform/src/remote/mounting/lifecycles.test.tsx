import { queryOptions, useQuery } from '@tanstack/react-query'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useLayoutEffect, useState } from 'react'
import { defineApp, defineScreen, defineSlot, useBusEvent, useCity, useUser } from '../../index.ts'
import { testHost } from '../../testing/test-host.ts'
import type { LoadContext } from '../slot.ts'
import { lifecycles } from './lifecycles.ts'
import { drawnByServer, givenMount, mountsForTests, shows } from './mounts.given.tsx'
import type { SlotState } from './slot-state.ts'

mountsForTests()

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
const heard: string[] = []
function Ear() {
  useBusEvent('cart.changed', ({ count }) => void heard.push(`${count}`))
  return <p>listening</p>
}

describe('mount', () => {
  test('rejects when the first render throws and leaves nothing behind', async () => {
    const { props } = givenMount()
    const remote = lifecycles('mf-x', 'main', shows(Faulty))

    await expect(remote.mount(props)).rejects.toThrow('broken at the first render')
    expect(props.domElement.childNodes).toHaveLength(0)
  })

  test('rejects when the code of the screen cannot be loaded', async () => {
    const { props } = givenMount()
    const app = defineApp({ 'city-home': () => Promise.reject(new Error('chunk 404')) })

    await expect(lifecycles('mf-x', 'main', app).mount(props)).rejects.toThrow('chunk 404')
  })

  test('reports a later crash to the shell and offers a retry', async () => {
    const { props, crashes } = givenMount()
    const remote = lifecycles('mf-x', 'main', shows(Fragile))
    await remote.mount(props)

    await userEvent.click(page.getByText('Break'))

    expect(await page.findByRole('alert')).toBeTruthy()
    expect(crashes).toEqual([new Error('broken later')])
    await userEvent.click(page.getByText('Try again'))
    expect(await page.findByText('Break')).toBeTruthy()
    await remote.unmount(props)
  })

  test('hydrates the server’s HTML node by node without warnings', async () => {
    const app = shows(Greeting)
    const { props, ...world } = await drawnByServer(app)
    const heading = props.domElement.querySelector('h1')
    const remote = lifecycles('mf-x', 'main', app)

    await remote.mount(props)

    expect(world.reports).toEqual([])
    expect(props.domElement.querySelector('h1')).toBe(heading)
    // The browser itself has no city chosen, and applies that only after hydration.
    await waitFor(() => expect(heading?.textContent).toBe('Good morning, India'))
    await remote.unmount(props)
  })

  test('renders once for a guest in the city that the server used', async () => {
    let isCounting = false
    let drawn = 0
    const Card = () => {
      if (isCounting) drawn += 1
      return `${useUser()?.displayName ?? 'Somebody'} in ${useCity().slug}`
    }
    const app = shows(Card)
    const { props, host } = await drawnByServer(app)
    await host.city.choose('delhi')
    await host.session.check()
    isCounting = true
    const remote = lifecycles('mf-x', 'main', app)

    await remote.mount(props)

    expect(props.domElement.textContent).toBe('Somebody in delhi')
    expect(drawn).toBe(1)
    await remote.unmount(props)
  })

  test('handles a click made when it starts listening exactly once', async () => {
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

  test('does not refetch data that came with the page, whatever its age', async () => {
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

  test('replaces a server-rendered skeleton instead of hydrating it', async () => {
    const { props, reports } = givenMount({
      state: { releaseId: 'mf_x_1_0_0', kind: 'skeleton', city: null, queries: { queries: [], mutations: [] } },
    })
    props.domElement.innerHTML = '<p>a skeleton</p>'
    const remote = lifecycles('mf-x', 'main', shows(Greeting))

    await remote.mount(props)

    expect(props.domElement.textContent).toBe('Good morning, India')
    expect(reports).toEqual([])
    await remote.unmount(props)
  })

  test('can be mounted twice and hears the bus until its own unmount', async () => {
    heard.length = 0
    const remote = lifecycles('mf-x', 'header', defineSlot({ Component: Ear }))
    const world = testHost()
    const first = givenMount({}, world)
    const second = givenMount({}, world)
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
