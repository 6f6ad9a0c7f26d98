/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiCaller, apiPath } from './api-caller.ts'
import type { AskedCall } from './api-messages.ts'

const asking = (more: Partial<AskedCall>): AskedCall => ({
  kind: 'ask',
  call: 1,
  method: 'GET',
  path: '/thing',
  headers: {},
  ...more,
})

test.each([
  ['/places/delhi?page=2', '/api/places/delhi?page=2'],
  ['/../metrics', undefined],
  ['/%2e%2e/metrics', undefined],
  ['//evil.example/x', '/api//evil.example/x'],
  ['@evil.example/', undefined],
  ['/\\..\\..\\metrics', undefined],
  ['', undefined],
])('keeps the path %j below the API or refuses it', (path, expected) => {
  expect(apiPath('http://127.0.0.1:3001', path)).toBe(expected)
})

test('accepts an origin with its default port', () => {
  expect(apiPath('https://api.example:443', '/places')).toBe('/api/places')
})

describe('API call for a render process', () => {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    response.setHeader('content-type', 'application/json')
    response.statusCode = 404
    response.end('{"message":"nothing here"}')
  })
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => server.close())

  test('forwards allowed headers only', async () => {
    const api = apiCaller(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const headers = { 'x-request-id': 'r-1', 'x-forwarded-for': '203.0.113.7', host: 'elsewhere.example' }

    const answer = await api.call(asking({ headers }), Buffer.alloc(0))

    expect(answer).toMatchObject({ status: 404, contentType: 'application/json' })
    expect(answer?.body.toString()).toBe('{"message":"nothing here"}')
    expect(asked[0]?.url).toBe('/api/thing')
    expect(asked[0]?.headers).toMatchObject({ 'x-request-id': 'r-1' })
    expect(asked[0]?.headers['x-forwarded-for']).toBeUndefined()
    expect(asked[0]?.headers.host).toMatch(/^127\.0\.0\.1:/)
    await api.close()
  })

  test('returns undefined when nothing answers', async () => {
    const api = apiCaller('http://127.0.0.1:9')
    expect(await api.call(asking({}), Buffer.alloc(0))).toBeUndefined()
    await api.close()
  })
})
