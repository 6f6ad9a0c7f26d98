import type { IncomingHttpHeaders } from 'node:http'
import zlib from 'node:zlib'
import compress from '@fastify/compress'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { afterHead } from './body-head.ts'
import { retryingAgent } from './retrying-agent.ts'

export interface ProxyOptions {
  readonly apiUrl: string
  readonly imagesUrl: string
}

/** Set only by this server: services behind it would trust what a visitor writes into them. */
const hop = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id', 'forwarded', 'x-real-ip']

interface Asked {
  readonly id: string
  readonly ip: string
  readonly protocol: string
  readonly host: string
}

function forwarded(headers: IncomingHttpHeaders, { id, ip, protocol, host }: Asked): IncomingHttpHeaders {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.includes(name)))
  return { ...kept, 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-request-id': id }
}

const withoutIdentity = ({ cookie: _, authorization: __, ...headers }: IncomingHttpHeaders) => headers

/** What concerns the connection to the service alone: copied, it would promise visitors that theirs stays open. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer', 'proxy-connection']

const withoutConnection = <T extends object>(headers: T): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name.toLowerCase()))) as T

const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The service behind does not respond: sends the contracts' error body, so that pages can say so. */
function answerUnavailable(reply: FastifyReply, error: Error & { code?: string }): void {
  const isSlow = error.code?.includes('TIMEOUT') === true
  reply.log.warn({ code: error.code ?? error.name }, 'service behind the shell did not answer')
  void reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '2', 'content-type': 'application/json; charset=utf-8' })
    .send({
      message: {
        message: isSlow
          ? 'This is taking too long. Please try again.'
          : 'We cannot be reached right now. Please try again.',
        code: 'unavailable',
        requestId: reply.request.id,
      },
    })
}

/** `/api` and `/images` under our own origin: browsers need no other, and cookies stay first-party. */
export async function proxies(app: FastifyInstance, { apiUrl, imagesUrl }: ProxyOptions): Promise<void> {
  const agent = retryingAgent({
    connections: 256,
    keepAliveTimeout: 4_000,
    headersTimeout: 20_000,
    bodyTimeout: 30_000,
  })
  app.addHook('onClose', () => agent.destroy())
  const common = {
    config: { kind: 'proxy' as const },
    // Its own log lines would contain queries; ours contain only paths.
    disableRequestLogging: true,
    undici: agent as FastifyHttpProxyOptions['undici'],
  }
  await app.register(async (scope) => {
    // Responses are made for a single caller, so the fast level is used; the API itself does not compress.
    await scope.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 4 },
    })
    scope.addHook('preParsing', async ({ headers }, _, body) => (hasBody(headers) ? afterHead(body) : body))
    await scope.register(httpProxy, {
      ...common,
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      replyOptions: {
        rewriteHeaders: withoutConnection,
        rewriteRequestHeaders: (request, headers) => forwarded(headers, request as unknown as Asked),
        onError: (reply, { error }) => answerUnavailable(reply as FastifyReply, error),
      },
    })
  })
  await app.register(httpProxy, {
    ...common,
    upstream: imagesUrl,
    prefix: '/images',
    rewritePrefix: '/images',
    httpMethods: ['GET', 'HEAD'],
    replyOptions: {
      rewriteHeaders: withoutConnection,
      rewriteRequestHeaders: (request, headers) => withoutIdentity(forwarded(headers, request as unknown as Asked)),
      onError: (reply, { error }) => answerUnavailable(reply as FastifyReply, error),
    },
  })
}
