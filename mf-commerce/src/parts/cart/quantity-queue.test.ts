import { quantityQueue, type SentQuantity } from './quantity-queue.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A server that answers on demand. */
function slowServer() {
  const sent: [string, number][] = []
  const answers: ((outcome: SentQuantity) => void)[] = []
  return {
    sent,
    send: (itemId: string, qty: number) => {
      sent.push([itemId, qty])
      return new Promise<SentQuantity>((resolve) => answers.push(resolve))
    },
    async answer(outcome: SentQuantity = 'answered') {
      answers.shift()?.(outcome)
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

describe('quantity queue', () => {
  test('sends fifty quick changes as one call with the last quantity', async () => {
    const server = slowServer()
    const queue = quantityQueue(server.send, () => {})
    for (let qty = 2; qty <= 51; qty++) {
      queue.set('kurta', qty)
      await jest.advanceTimersByTimeAsync(30)
    }
    await jest.advanceTimersByTimeAsync(1000)

    expect(server.sent).toEqual([['kurta', 51]])
    expect(queue.wanted('kurta')).toBe(51)
  })

  test('holds changes while a call is pending, so that answers cannot overtake each other', async () => {
    const server = slowServer()
    const queue = quantityQueue(server.send, () => {})
    queue.set('kurta', 2)
    await jest.advanceTimersByTimeAsync(1000)
    queue.set('kurta', 3)
    queue.set('lamp', 4)
    await jest.advanceTimersByTimeAsync(1000)
    expect(server.sent).toEqual([['kurta', 2]])

    await server.answer()
    await server.answer()

    expect(server.sent).toEqual([
      ['kurta', 2],
      ['kurta', 3],
      ['lamp', 4],
    ])
  })

  test('resolves flush once all changes are answered', async () => {
    const server = slowServer()
    const queue = quantityQueue(server.send, () => {})
    queue.set('kurta', 5)
    let isThrough = false
    void queue.flush().then(() => {
      isThrough = true
    })
    await jest.advanceTimersByTimeAsync(0)
    expect(isThrough).toBe(false)

    await server.answer()

    expect(isThrough).toBe(true)
    expect(queue.isEmpty).toBe(true)
  })

  test('forgets changes that the server refuses', async () => {
    const queue = quantityQueue(
      async () => {
        throw new Error('down')
      },
      () => {},
    )
    queue.set('kurta', 9)

    await queue.flush()

    expect(queue.wanted('kurta')).toBeUndefined()
  })

  test('keeps unanswered changes and retries them', async () => {
    const server = slowServer()
    const queue = quantityQueue(server.send, () => {})
    queue.set('kurta', 3)
    await jest.advanceTimersByTimeAsync(1000)
    await server.answer('kept')
    expect([queue.wanted('kurta'), queue.isEmpty]).toEqual([3, false])

    await jest.advanceTimersByTimeAsync(10_000)
    await server.answer()

    expect(server.sent).toEqual([
      ['kurta', 3],
      ['kurta', 3],
    ])
    expect(queue.isEmpty).toBe(true)
  })

  test('drops a change until it is sent', async () => {
    const server = slowServer()
    const queue = quantityQueue(server.send, () => {})
    queue.set('kurta', 0)

    expect(queue.drop('kurta')).toBe(true)
    await jest.advanceTimersByTimeAsync(1000)

    expect([server.sent, queue.drop('kurta')]).toEqual([[], false])
  })
})
