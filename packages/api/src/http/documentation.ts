import type { StaticDocumentSpec } from '@fastify/swagger'
import { allEndpoints, type NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import { type FastifyInstance, fastify, type RouteOptions } from 'fastify'
import { NotFound } from '../errors.ts'
import type { App } from '../plugin.ts'
import { sendRaw } from './input/raw-body.ts'
import { type AnsweredCall, describeCalls, type OpenApiDocument } from './openapi/document.ts'

const base = '/api'
const byAddress = new Map<string, NamedEndpoint>(
  allEndpoints.map((call) => [`${call.endpoint.method} ${base}${call.endpoint.url}`, call]),
)

/** Serves `/api/openapi.json` and a page to read it, generated from the contracts of the registered routes. */
export function documentApi(app: App): void {
  const calls: AnsweredCall[] = []
  let document: OpenApiDocument | undefined
  app.addHook('onRoute', (route) => {
    const call = callOf(route)
    if (call) calls.push({ ...call, isLimited: route.config?.rateLimit !== undefined })
  })
  // Generated on the first request, so that it does not delay the start.
  const describe = () => (document ??= describeCalls(calls))
  const config = { access: 'public' } as const
  const schema = { hide: true }
  app.get(`${base}/openapi.json`, { config, schema }, async () => describe())
  let made: Promise<FastifyInstance> | undefined
  const page = () => (made ??= pageOf(describe()))
  for (const url of [`${base}/docs`, `${base}/docs/*`]) {
    app.get(url, { config, schema }, async (request, reply) => {
      const { statusCode, headers, rawPayload } = await (await page()).inject(request.url)
      if (statusCode === 404) throw new NotFound()
      for (const name of ['content-type', 'cache-control', 'etag', 'last-modified', 'location'] as const) {
        if (headers[name]) reply.header(name, headers[name])
      }
      return sendRaw(reply.code(statusCode), rawPayload)
    })
  }
}

/** A separate server that is called in this process: registering its plugins would take a tenth of the API's start. */
async function pageOf(document: OpenApiDocument): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const page = fastify()
  await page.register(swagger.default, {
    mode: 'static',
    specification: { document: document as object as StaticDocumentSpec['document'] },
  })
  await page.register(swaggerUi.default, { routePrefix: `${base}/docs` })
  await page.ready()
  return page
}

/** The contract endpoint that a route serves, if it is documented. */
const callOf = ({ method, url, schema }: RouteOptions): NamedEndpoint | undefined =>
  schema?.hide ? undefined : byAddress.get(`${String(method)} ${url}`)
