import { createBus } from './bus.ts'

describe('bus', () => {
  test('delivers future events to all listeners, once each', () => {
    const bus = createBus()
    const heard: number[] = []
    bus.publish('cart.changed', { cartId: '1', count: 1 })
    bus.on('cart.changed', ({ count }) => heard.push(count))
    bus.on('session.ended', () => heard.push(-1))

    bus.publish('cart.changed', { cartId: '1', count: 2 })

    expect(heard).toEqual([2])
  })

  test('keeps the latest request of a name for the first answerer, for a limited time', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0)
    const bus = createBus()
    const heard: string[] = []
    const listen = () => bus.answer('sign-in', ({ reason }) => heard.push(reason))
    bus.request('sign-in', { reason: 'first' })
    bus.request('sign-in', { reason: 'second' })
    const end = listen()
    expect(heard).toEqual(['second'])
    listen()()
    bus.request('sign-in', { reason: 'third' })
    expect(heard).toEqual(['second', 'third'])

    end()
    bus.request('sign-in', { reason: 'fourth' })
    now.mockReturnValue(16_000)
    listen()
    expect(heard).toEqual(['second', 'third'])
    now.mockRestore()
  })

  test('reports a request that nobody answers yet', () => {
    const unheard = jest.fn()
    const bus = createBus(undefined, unheard)
    bus.request('sign-in', { reason: 'to save this' })
    expect(unheard).toHaveBeenCalledTimes(1)
    const heard = jest.fn()
    bus.answer('sign-in', heard)
    bus.request('sign-in', { reason: 'to follow' })
    expect(heard).toHaveBeenCalledTimes(2)
    expect(unheard).toHaveBeenCalledTimes(1)
  })

  test('ignores a handle after it is disposed, but for what its mount has left to tell', () => {
    const bus = createBus()
    const handle = bus.handle()
    const heard: string[] = []
    handle.on('page.viewed', ({ path }) => heard.push(path))
    bus.on('save.changed', ({ ref }) => heard.push(ref))
    bus.answer('sign-in', ({ reason }) => heard.push(reason))

    handle.dispose()
    handle.on('page.viewed', ({ path }) => heard.push(path))
    bus.publish('page.viewed', { path: '/delhi', page: '/home-new' })
    handle.request('sign-in', { reason: 'to save this' })
    handle.publish('save.changed', { kind: 'place', ref: 'lodhi-garden', isSaved: true })

    expect(heard).toEqual(['lodhi-garden'])
  })

  test('reports a throwing listener without affecting the others', () => {
    const reports: unknown[] = []
    const bus = createBus((error) => reports.push(error))
    const heard: string[] = []
    bus.on('session.ended', () => {
      throw new Error('no')
    })
    bus.on('session.ended', () => heard.push('second'))

    bus.publish('session.ended', { userId: null })

    expect(heard).toEqual(['second'])
    expect(reports).toEqual([new Error('no')])
  })
})
