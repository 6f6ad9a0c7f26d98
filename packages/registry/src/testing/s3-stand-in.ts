import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSigned } from './s3-signature.ts'

const bucket = 'releases'
const keyId = 'nukkad'
const secret = 'a secret of the stand-in'
const page = 20

interface Stored {
  readonly bytes: Buffer
  readonly tag: string
  readonly at: Date
}

/** Faults to simulate from now on. */
export interface StoreFaults {
  /** delay before each answer */
  readonly slowMs?: number
  /** answered instead of each answer */
  readonly status?: number
  /** number of requests that are carried out but whose answers get lost */
  losesAnswers?: number
  readonly ignores?: 'if-match' | 'if-none-match'
}

/** An S3 store in memory: one bucket; signatures are checked, and conditional writes are supported. */
// limit: the operations of one store share its objects and its faults
export async function s3StandIn() {
  const objects = new Map<string, Stored>()
  let faults: StoreFaults = {}
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => fail(response, 500, 'InternalError', String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const body = await buffer(request)
    if (faults.slowMs) await sleep(faults.slowMs)
    if (faults.status) return fail(response, faults.status, 'ServiceUnavailable')
    if (!isSigned(request, body, keyId, secret)) return fail(response, 403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, at, ...rest] = pathname.split('/').map(decodeURIComponent)
    if (at !== bucket) return fail(response, 404, 'NoSuchBucket')
    if (rest.length === 0) return list(response, searchParams)
    const key = rest.join('/')
    if (request.method === 'PUT') return put(request, response, key, body)
    if (request.method !== 'DELETE') return get(request, response, key)
    objects.delete(key)
    return response.writeHead(204).end()
  }

  function put({ headers, socket }: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer) {
    const before = objects.get(key)
    const match = faults.ignores === 'if-match' ? undefined : headers['if-match']
    const noneMatch = faults.ignores === 'if-none-match' ? undefined : headers['if-none-match']
    if (match !== undefined && !before) return fail(response, 404, 'NoSuchKey')
    if ((match !== undefined && before?.tag !== match) || (noneMatch === '*' && before)) {
      return fail(response, 412, 'PreconditionFailed')
    }
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    objects.set(key, { bytes, tag, at: new Date() })
    if (!faults.losesAnswers) return response.writeHead(200, { etag: tag }).end()
    faults.losesAnswers -= 1
    socket.destroy()
    return response
  }

  function get({ headers, method }: IncomingMessage, response: ServerResponse, key: string): ServerResponse {
    const found = objects.get(key)
    if (!found) return fail(response, 404, 'NoSuchKey')
    if (headers['if-none-match'] === found.tag) return response.writeHead(304).end()
    response.writeHead(200, { etag: found.tag, 'content-length': found.bytes.byteLength })
    return response.end(method === 'HEAD' ? undefined : found.bytes)
  }

  function list(response: ServerResponse, query: URLSearchParams): ServerResponse {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const shown = keys.slice(0, page)
    const more = keys.length > page ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
    const contents = shown.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    )
    const result = `<IsTruncated>${keys.length > page}</IsTruncated>${more}${contents.join('')}`
    response.writeHead(200, { 'content-type': 'application/xml' })
    return response.end(`<ListBucketResult>${result}</ListBucketResult>`)
  }

  return {
    objects,
    /** settings of a registry that uses this store */
    env: {
      REGISTRY_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      REGISTRY_S3_BUCKET: bucket,
      REGISTRY_S3_ACCESS_KEY_ID: keyId,
      REGISTRY_S3_SECRET_ACCESS_KEY: secret,
      REGISTRY_S3_PREFIX: 'site/',
    },
    fails: (next: StoreFaults) => {
      faults = next
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function fail(response: ServerResponse, status: number, code: string, message = code): ServerResponse {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}
