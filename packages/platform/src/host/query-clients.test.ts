import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { unreachable } from '../api/api-errors.ts'
import { queryClients } from './query-clients.ts'

/** A page with one query; `asked` counts the requests to the API. */
function given(options: { isLive?: boolean } = {}) {
  const clients = queryClients()
  const client = clients.hold('mf-x@1')
  client.setQueryData(['place'], 'as the server drew it')
  let asked = 0
  const observer = new QueryObserver<string>(client, {
    queryKey: ['place'],
    queryFn: async () => {
      asked += 1
      return `asked ${asked}`
    },
    staleTime: 30_000,
    meta: options,
  })
  const seen: (string | undefined)[] = []
  const leave = observer.subscribe(({ data }) => void seen.push(data))
  return { clients, observer, seen, asked: () => asked, leave }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 30))

test('renew keeps the server’s data while refetching', async () => {
  const { clients, observer, seen, asked, leave } = given()
  clients.renew()
  await settled()
  leave()
  expect(asked()).toBe(1)
  expect(seen).not.toContain(undefined)
  expect(observer.getCurrentResult().data).toBe('asked 1')
})

test('reset removes the previous user’s data and refetches', async () => {
  const { clients, observer, asked, leave } = given()
  clients.reset()
  expect(observer.getCurrentResult().data).toBeUndefined()
  await settled()
  leave()
  expect(asked()).toBe(1)
  expect(observer.getCurrentResult().data).toBe('asked 1')
})

describe('goOn', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    [true, 1],
    [false, 0],
  ])('a mounted query with isLive %s is refetched %i times', async (isLive, times) => {
    const { clients, asked, leave } = given({ isLive })
    clients.goOn()
    expect(asked()).toBe(0)
    await jest.advanceTimersByTimeAsync(2000)
    leave()
    expect(asked()).toBe(times)
  })

  test('refetches a remounted query once and shows its data meanwhile', async () => {
    const { clients, observer, seen, asked, leave } = given({ isLive: true })
    clients.goOn()
    leave()
    const leaveAgain = observer.subscribe(({ data }) => void seen.push(data))
    await jest.advanceTimersByTimeAsync(2000)
    leaveAgain()
    expect(asked()).toBe(1)
    expect(seen).not.toContain(undefined)
    expect(seen.at(-1)).toBe('asked 1')
  })
})

describe('without a network', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    onlineManager.setOnline(false)
  })
  afterEach(() => {
    onlineManager.setOnline(true)
    jest.useRealTimers()
  })

  test('a query fails after two retries, and is asked again when the connection is back', async () => {
    const client = queryClients().hold('mf-x@1')
    let isOnline = false
    const observer = new QueryObserver<string>(client, {
      queryKey: ['wallet'],
      queryFn: async () => {
        if (!isOnline) throw unreachable('1')
        return 'the wallet'
      },
    })
    const leave = observer.subscribe(() => {})
    await jest.advanceTimersByTimeAsync(2_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', failureCount: 3, fetchStatus: 'idle' })

    isOnline = true
    onlineManager.setOnline(true)
    await jest.advanceTimersByTimeAsync(0)
    leave()
    expect(observer.getCurrentResult().data).toBe('the wallet')
  })
})
