import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { bulk } from './bulk.ts'
import { Indices } from './indices.ts'
import { parsing, Refusal } from './stand-in-error.ts'

export interface Asked {
  readonly method: string
  /** Without the query. */
  readonly path: string
}
/**
 * How a request fails: a response with an error status, no response at all, one that comes byte by byte, or a reset
 * connection.
 */
export type Fault = { readonly status: number; readonly body?: object } | 'hangs' | 'drips' | 'resets' | undefined

export interface StandInEngine {
  readonly url: string
  /** Every request, in order. */
  readonly asked: Asked[]
  readonly indices: Indices
  /** Called for each request; undefined lets it through. */
  faultOf: (asked: Asked) => Fault
  stop(): Promise<void>
}

type Answer = readonly [status: number, body: object]

/**
 * Replaces an OpenSearch server in tests, over HTTP and behind the real client: the part of its protocol that we use,
 * read strictly. Refuses anything unknown with 400, as a server does.
 */
export async function startStandInEngine({ login }: { readonly login?: string } = {}): Promise<StandInEngine> {
  const indices = new Indices()
  const asked: Asked[] = []
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const engine: StandInEngine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    indices,
    faultOf: () => undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', engine.url)
    const one = { method: request.method ?? 'GET', path: decodeURIComponent(url.pathname) }
    asked.push(one)
    const fault = engine.faultOf(one)
    if (fault === 'hangs') return
    if (fault === 'drips') return drip(response)
    if (fault === 'resets') return void request.socket.destroy()
    const expected = login && `Basic ${Buffer.from(login).toString('base64')}`
    const isKnown = !expected || request.headers.authorization === expected
    const [status, body] = fault
      ? [fault.status, fault.body ?? { error: { type: 'unavailable', reason: 'out of order' } }]
      : isKnown
        ? answer(one, url.searchParams, await text(request))
        : [401, { error: { reason: 'Unauthorized' } }]
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
  }

  function answer({ method, path }: Asked, query: URLSearchParams, body: string): Answer {
    try {
      return route(indices, { method, path, query, body })
    } catch (error) {
      if (error instanceof Refusal) return [error.status, error.body]
      throw error
    }
  }
  return engine
}

interface Call extends Asked {
  readonly query: URLSearchParams
  readonly body: string
}

function route(indices: Indices, { method, path, query, body }: Call): Answer {
  const [, target = '', action = '', id = ''] = path.split('/')
  const json = () => JSON.parse(body || '{}')
  if (method === 'POST' && target === '_aliases') return [200, indices.updateAliases(json())]
  if (method === 'GET' && action === '_alias') return [200, indices.aliasesOf(target)]
  if (method === 'POST' && action === '_search') return [200, indices.named(target).search(json())]
  if (action === '_refresh' && (method === 'POST' || method === 'GET')) {
    indices.named(target).refresh()
    return [200, { _shards: { total: 1, successful: 1, failed: 0 } }]
  }
  if (action === '_bulk' && (method === 'POST' || method === 'PUT'))
    return [
      200,
      bulk(indices, target, body, {
        isRefreshed: query.get('refresh') === 'true',
        isAlias: query.get('require_alias') === 'true',
      }),
    ]
  if (method === 'GET' && action === '_doc') {
    const source = indices.named(target).get(id)
    return source ? [200, { _index: target, _id: id, found: true, _source: source }] : [404, { _id: id, found: false }]
  }
  if (method === 'PUT' && action === '') return [200, indices.create(target, json())]
  if (method === 'DELETE' && action === '')
    return [200, indices.remove(target, query.get('ignore_unavailable') === 'true')]
  throw parsing(`no handler found for uri [${path}] and method [${method}]`)
}

/** An answer of which a byte arrives every 20 ms, and which has no end. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
  const dripping = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(dripping))
}
