import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from '../plugin.ts'

/** `/api/openapi.json` and a page to read it, made from the contracts. */
export async function documentApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Nukkad API', version: '1', description: 'Money is in rupees with at most two decimals.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  const config = { access: 'public' } as const
  app.get('/api/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
}
