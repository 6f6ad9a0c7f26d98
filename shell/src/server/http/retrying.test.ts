/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { proxies } from './proxy.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function listen(answer: RequestListener, port = 0): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  open.push({ close: () => server.closeAllConnections() ?? server.close() })
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function proxyTo(port: number): Promise<string> {
  const app = fastify()
  const url = `http://127.0.0.1:${port}`
  await proxies(app as never, { apiUrl: url, imagesUrl: url })
  open.unshift(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** Cuts the first `times` connections after reading the request, then echoes the body. */
function cutting(times: number) {
  const asked: string[] = []
  const answer: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push(`${request.method} ${body}`)
      if (asked.length <= times) request.socket.destroy()
      else response.end(`got ${body}`)
    })
  }
  return { asked, answer }
}
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"qty":2}' }

describe('proxy to a service whose server goes away', () => {
  test('repeats a GET that was cut before its answer began', async () => {
    const { asked, answer } = cutting(2)
    const url = await proxyTo(portOf(await listen(answer)))
    const answered = await fetch(`${url}/api/places`)
    expect([answered.status, await answered.text()]).toEqual([200, 'got '])
    expect(asked).toHaveLength(3)
  })

  test('does not repeat a cut POST, which may have been processed', async () => {
    const { asked, answer } = cutting(1)
    const url = await proxyTo(portOf(await listen(answer)))
    expect((await fetch(`${url}/api/orders`, post)).status).toBe(503)
    expect(asked).toEqual(['POST {"qty":2}'])
  })

  test('sends a POST once the service is back when it could not connect', async () => {
    const gone = await listen(() => {})
    const port = portOf(gone)
    await new Promise((resolve) => gone.close(resolve))
    const url = await proxyTo(port)
    const { asked, answer } = cutting(0)
    const ordered = fetch(`${url}/api/orders`, post)
    setTimeout(() => void listen(answer, port), 200)
    expect(await (await ordered).text()).toBe('got {"qty":2}')
    expect(asked).toEqual(['POST {"qty":2}'])
  })
})

describe('answers of a service behind the proxy', () => {
  const spoken = (url: string, text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
      let said = ''
      socket.setTimeout(3_000, () => socket.destroy(new Error(`the connection stays open after: ${said}`)))
      socket.on('data', (chunk) => (said += chunk))
      socket.on('end', () => resolve(said))
      socket.on('error', reject)
    })

  test.each(['/api/places', '/images/a.webp'])('%s: close the connection that a visitor wants closed', async (path) => {
    const url = await proxyTo(portOf(await listen(cutting(0).answer)))
    const said = await spoken(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 200/)
    expect(said.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(said.toLowerCase()).not.toContain('keep-alive')
  })

  test('are not chunked for a proxy that speaks HTTP/1.0', async () => {
    const service = await listen((_, response) => {
      response.write('in ')
      response.end('parts')
    })
    const url = await proxyTo(portOf(service))
    const said = await spoken(url, 'GET /api/places HTTP/1.0\r\nHost: x\r\n\r\n')
    expect(said.split('\r\n\r\n')[1]).toBe('in parts')
  })
})
