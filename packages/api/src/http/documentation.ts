import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { allEndpoints, type NamedEndpoint } from '@nukkad/contracts/all-endpoints'
import type { RouteOptions } from 'fastify'
import type { App } from '../plugin.ts'
import { type AnsweredCall, describeCalls, type OpenApiDocument } from './openapi/document.ts'

const base = '/api'
const byAddress = new Map<string, NamedEndpoint>(
  allEndpoints.map((call) => [`${call.endpoint.method} ${base}${call.endpoint.url}`, call]),
)

/** `/api/openapi.json` and a page to read it, made from the contracts of the routes that are there. */
export async function documentApi(app: App): Promise<void> {
  const calls: AnsweredCall[] = []
  let document: OpenApiDocument | undefined
  app.addHook('onRoute', (route) => {
    const call = callOf(route)
    if (call) calls.push({ ...call, isLimited: route.config?.rateLimit !== undefined })
  })
  // Made when it is first asked for: a start does not wait for it.
  const describe = () => (document ??= describeCalls(calls))
  // The page asks this plugin, which would rewrite the schemas; the document is ours as a whole.
  await app.register(swagger, {
    openapi: {},
    transform: ({ url }) => ({ url, schema: { hide: true } }),
    transformObject: () => describe() as never,
  })
  await app.register(swaggerUi, { routePrefix: `${base}/docs` })
  const config = { access: 'public' } as const
  app.get(`${base}/openapi.json`, { config, schema: { hide: true } }, async () => describe())
}

/** The call of the contract that a route answers, if it is one that is told. */
const callOf = ({ method, url, schema }: RouteOptions): NamedEndpoint | undefined =>
  schema?.hide ? undefined : byAddress.get(`${String(method)} ${url}`)
