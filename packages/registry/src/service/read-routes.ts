import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { ServiceRefusal } from '../client/registry-faults.ts'
import { archiveOfRelease } from '../releases/archive.ts'
import { readManifest } from '../releases/release-store.ts'
import type { RegistryParts } from './registry-parts.ts'

const longestWaitMs = 25_000
const noBody = ''

/**
 * Routes that shells and the command line read: the signed document, the trusted keys, files of releases, the audit
 * log.
 */
export function readRoutes(
  app: FastifyInstance,
  { registry, trust, audit, who, news, shells, judge }: RegistryParts,
): void {
  app.addHook('preValidation', async (request) => {
    if (request.method === 'GET' && request.url.startsWith('/v1/') && !request.url.startsWith('/v1/trust/')) {
      await who.of(request, noBody)
    }
  })

  app.get<{ Querystring: { after?: number } }>(
    '/v1/document',
    { schema: { querystring: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }) } },
    async ({ query: { after } }, reply) => {
      if (after !== undefined) await news.after(after, longestWaitMs)
      const text = await registry.readText()
      if (text === undefined) throw new ServiceRefusal('not_found', 'Nothing has been released yet.')
      const { sequence } = JSON.parse(JSON.parse(text).payload) as { sequence: number }
      if (after !== undefined && sequence === after) return reply.code(204).send()
      return reply.type('application/json').send(text)
    },
  )

  // They are public and signed; a client that has yet to learn whom to trust cannot sign requests.
  app.get<{ Params: { version: number } }>(
    '/v1/trust/:version',
    { schema: { params: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }) } },
    async ({ params: { version } }) => {
      await trust.read()
      const signed = await trust.readVersion(version)
      if (!signed) throw new ServiceRefusal('not_found', `There is no version ${version} of the keys.`)
      return signed
    },
  )

  app.get('/v1/trust/current', async () => {
    await trust.read()
    return { version: trust.current.version }
  })

  app.get<{ Params: { name: string; version: string } }>(
    '/v1/releases/:name/:version',
    async ({ params: { name, version } }, reply) => {
      const { remotes } = await registry.read()
      const isKnown = Object.hasOwn(remotes, name) && Object.hasOwn(remotes[name]?.versions ?? {}, version)
      if (!isKnown) throw new ServiceRefusal('not_found', `There is no ${name} ${version}.`)
      const dir = await registry.releaseFolder(name, version)
      return reply.type('application/x-tar').send(archiveOfRelease(dir, await readManifest(dir)))
    },
  )

  app.get<{ Params: { name: string; version: string } }>('/v1/damage/:name/:version', async ({ params }) => ({
    damage: (await registry.damageOf(params.name, params.version)) ?? null,
  }))

  app.get('/v1/shells', async () => ({ shells: shells.all() }))

  app.get<{ Querystring: { remote?: string } }>('/v1/health', async ({ query: { remote } }) => judge.health(remote))

  app.get<{ Querystring: { remote?: string; before?: string; limit?: number } }>(
    '/v1/audit',
    {
      schema: {
        querystring: Type.Object({
          remote: Type.Optional(Type.String({ maxLength: 80 })),
          before: Type.Optional(Type.String({ maxLength: 40 })),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        }),
      },
    },
    async ({ query: { limit = 50, ...query } }) => ({ entries: await audit.read({ limit, ...query }) }),
  )
}
