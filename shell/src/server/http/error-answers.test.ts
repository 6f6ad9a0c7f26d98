/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { errorAnswers } from './error-answers.ts'
import { proxies } from './proxy.ts'

const lines: { level: number; msg: string }[] = []
const stream = new Writable({
  write(line, _, done) {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
let app: FastifyInstance
const port = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/** Answers slowly, with so much that it is compressed. */
const api = createServer((request, response) => {
  const answer = () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify('x'.repeat(4_000)))
  }
  request.resume().on('end', () => setTimeout(answer, 300))
})

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const apiUrl = `http://127.0.0.1:${port(api)}`
  app = fastify({ logger: { level: 'warn', stream } }) as unknown as FastifyInstance
  errorAnswers(app)
  app.get('/broken', () => Promise.reject(new Error('broken')))
  await proxies(app, { apiUrl, imagesUrl: apiUrl })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  api.closeAllConnections()
  api.close()
  await app.close()
})
beforeEach(() => void lines.splice(0))

test('a client that leaves before its answer ends is no error', async () => {
  const socket = connect(port(app.server), '127.0.0.1')
  const head = 'host: nukkad.example\r\naccept-encoding: br\r\ncontent-type: application/json\r\ncontent-length: 2'
  socket.write(`POST /api/events HTTP/1.1\r\n${head}\r\n\r\n{}`)
  await once(api, 'request')
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

test('an unexpected error is logged with its stack, and answered without it', async () => {
  const answer = await fetch(`http://127.0.0.1:${port(app.server)}/broken`)
  expect(answer.status).toBe(500)
  expect(((await answer.json()) as { message: { code: string } }).message.code).toBe('internal')
  expect(lines).toEqual([expect.objectContaining({ msg: 'unexpected', stack: expect.stringContaining('broken') })])
})
