/** @jest-environment node */
import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { buildOfflineScripts } from '@nukkad/build/page-scripts'
import Fastify from 'fastify'
import { offlineRoutes } from './offline-routes.ts'

const scripts = buildOfflineScripts('production')

async function get(path: string, isOn = true, changed: { page?: string } = {}) {
  const app = Fastify()
  offlineRoutes(app, { scripts: Object.assign({}, await scripts, changed), isOn })
  try {
    const answer = await fetch(`${await app.listen({ port: 0 })}${path}`)
    return { headers: answer.headers, body: await answer.text() }
  } finally {
    await app.close()
  }
}

/** A worker's global object that keeps what is registered, and answers of a network that may be away. */
async function started(script: string, { isAway = false } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const kept = new Map<string, string>()
  const removed: string[] = []
  const scope = {
    URL,
    Request: class {
      constructor(readonly url: string) {}
    },
    fetch: async ({ url }: { url: string }) => {
      if (isAway) throw new TypeError('Failed to fetch')
      return `network: ${url}`
    },
    caches: {
      open: async () => ({ add: async ({ url }: { url: string }) => void kept.set(url, `kept: ${url}`) }),
      match: async (url: string) => kept.get(url),
      delete: async (name: string) => void removed.push(name),
    },
    registration: { unregister: async () => void removed.push('registration') },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
  }
  vm.runInNewContext(script, Object.assign(scope, { self: scope }))
  const send = async (type: string, event: object = {}) => {
    let done: Promise<unknown> | undefined
    const take = (promise: Promise<unknown>) => (done = promise)
    listeners.get(type)?.(Object.assign(event, { waitUntil: take, respondWith: take }))
    return done
  }
  await send('install')
  await send('activate')
  const open = (path: string, { mode = 'navigate', method = 'GET' } = {}) =>
    send('fetch', { request: { url: `https://nukkad.example${path}`, mode, method } })
  return { kept, removed, open }
}

test('the worker shows the page that it keeps only when the network fails', async () => {
  const { body } = await get('/_shell/worker.js')
  expect(await (await started(body)).open('/tickets')).toBe('network: https://nukkad.example/tickets')
  expect(await (await started(body, { isAway: true })).open('/tickets')).toBe('kept: /_shell/offline')
})

test('the worker keeps nothing but that page', async () => {
  const { open, kept } = await started((await get('/_shell/worker.js')).body)
  await open('/account')
  await open('/delhi')
  expect([...kept.keys()]).toEqual(['/_shell/offline'])
})

test.each([
  ['a call', '/api/v2/cart', {}],
  ['a picture', '/images/a.avif', {}],
  ['a sent form', '/cart', { method: 'POST' }],
  ['a file of a page', '/releases/mf-a/1/a.js', { mode: 'cors' }],
])('the worker leaves %s to the browser', async (_, path, request) => {
  const { open } = await started((await get('/_shell/worker.js')).body, { isAway: true })
  expect(await open(path, request)).toBeUndefined()
})

test('a changed page is a changed worker, and the worker is never cached', async () => {
  const [one, other] = [await get('/_shell/worker.js'), await get('/_shell/worker.js', true, { page: 'other()' })]
  expect(one.body).not.toBe(other.body)
  expect([one.headers.get('cache-control'), one.headers.get('service-worker-allowed')]).toEqual(['no-cache', '/'])
})

test('where it is off, the worker removes itself and what it kept', async () => {
  const { removed, open } = await started((await get('/_shell/worker.js', false)).body)
  expect(removed).toEqual(['offline', 'registration'])
  expect(await open('/tickets')).toBeUndefined()
})

test('the page runs only its own script and styles, and loads nothing', async () => {
  const { body, headers } = await get('/_shell/offline')
  const policy = headers.get('content-security-policy')
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src ${hash(/<script>(.*)<\/script>/s.exec(body)?.[1])}`)
  expect(policy).toContain(`style-src ${hash(/<style>(.*?)<\/style>/s.exec(body)?.[1])}`)
  expect(body).not.toMatch(/ (src|href)=/)
  expect(headers.get('x-robots-tag')).toBe('noindex')
})
