import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRests } from './rests.ts'

const silent = createServer(() => {})
const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  )
const silentAt = listen(silent)
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

async function refusing(): Promise<Response> {
  const server = createServer()
  const url = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return fetch(url)
}

describe('work that needs a server', () => {
  test.each([
    ['refuses connections', refusing],
    ['says nothing', async () => fetch(await silentAt, { signal: AbortSignal.timeout(50) })],
  ])('rests for a second, then longer, while it %s', async (_, ask) => {
    let elapsed = 0
    let tries = 0
    const rests = createRests(() => elapsed)
    const attempt = () =>
      rests.around('sms', () => {
        tries += 1
        return ask()
      })
    for (const [at, expected] of [
      [0, 1],
      [999, 1],
      [1_000, 2],
      [2_999, 2],
      [3_000, 3],
    ] as const) {
      elapsed = at
      await expect(attempt()).rejects.toThrow()
      expect(tries).toBe(expected)
    }
  })

  test('does not rest for an error of one entry', async () => {
    const rests = createRests(() => 0)
    for (let n = 0; n < 2; n += 1)
      await expect(rests.around('sms', () => Promise.reject(new Error('no such number')))).rejects.toThrow('no such')
  })
})
