import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Draining } from './draining.ts'

async function givenServer() {
  const server = createServer((_, response) => void setTimeout(() => response.end('done'), 300))
  const draining = new Draining()
  draining.watch(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, draining, port }
}

test('drain does not wait for an opened connection without a request', async () => {
  const { server, draining, port } = await givenServer()
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))

  await draining.drain(server, 0)
  await draining.closed
  await closed
})

test('drain answers requests under way first', async () => {
  const { server, draining, port } = await givenServer()
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await new Promise<void>((resolve) => server.once('request', () => resolve()))

  await draining.drain(server, 0)
  expect(await answer).toBe('done')
  await draining.closed
})

test('drain answers requests on connections accepted just before', async () => {
  const { server, draining, port } = await givenServer()
  const asked = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'
  const answers: Promise<string>[] = []
  let ending: Promise<void> | undefined
  // Draining starts between a connection and its request, which arrives in the next tick.
  server.on('connection', () => {
    ending ??= draining.drain(server, 0)
  })
  for (let nth = 0; nth < 20; nth += 1) {
    answers.push(
      new Promise((resolve, reject) => {
        let text = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(asked))
        socket.on('data', (bytes) => {
          text += bytes
        })
        socket.on('error', reject).on('close', () => resolve(text))
      }),
    )
  }
  expect((await Promise.all(answers)).filter((text) => text.endsWith('done'))).toHaveLength(20)
  await ending
  await draining.closed
})
