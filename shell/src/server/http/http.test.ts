/** @jest-environment node */
import { Writable } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { createMetrics } from '../ops/metrics.ts'
import { watchProxies } from '../ops/watch-proxies.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { cookieOf } from './cookies.ts'
import { requestLog } from './request-log.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.8', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
])('answers accept-encoding %s in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['a=1; city=goa; b=2', 'goa'],
  ['city=goa', 'goa'],
  ['visited_city=pune; city=goa', 'goa'],
  ['mycity=goa', undefined],
  ['city=', ''],
  [undefined, undefined],
])('reads the cookie city of %s as %s', (header, value) => {
  expect(cookieOf(header, 'city')).toBe(value)
})

test('a proxy that TRUST_PROXY does not trust is logged once and shows in the metrics', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line))
      done()
    },
  })
  const metrics = createMetrics()
  const app = fastify({ logger: { level: 'warn', stream }, trustProxy: '10.0.0.10' })
  watchProxies(app, '10.0.0.10', metrics)
  app.get('/', () => 'a page')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const unread = async () =>
    (await metrics.registry.getSingleMetricAsString('shell_visitor_addresses_unread')).slice(-1)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(url)
  expect(await unread()).toBe('0')
  for (let at = 0; at < 3; at++) await fetch(url, { headers })
  await app.close()
  expect(await unread()).toBe('1')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      address: '127.0.0.1',
      trusted: '10.0.0.10',
      msg: expect.stringContaining('TRUST_PROXY'),
    }),
  ])
})

test('the log has the path of a page without its secret parts and its query', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({
    logger: { level: 'debug', stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  requestLog(app, createMetrics())
  app.get('/*', { config: { kind: 'page' } }, () => 'a page')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${url}/shop/0123456789abcdef0123456789abcdee/cart/?plain=hush`)
  await fetch(`${url}/t-0123456789abcdef/`)
  await app.close()
  const answered = lines.filter((line) => line.includes('"answered"'))
  expect(answered.map((line) => JSON.parse(line).path)).toEqual(['/shop/…/cart/', '/…/'])
  expect(lines.join('')).not.toMatch(/0123456789abcdef|hush/)
})
