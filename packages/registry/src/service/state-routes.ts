import type { RegistryDocument } from '@nukkad/contracts'
import { ShellReport } from '@nukkad/contracts/registry-service'
import { SignedTrust } from '@nukkad/contracts/registry-trust'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '../registry.ts'
import { namedWork } from './named-work.ts'
import type { RegistryParts } from './registry-parts.ts'
import { rawBodyOf, wantRole } from './who-asks.ts'

/**
 * Liveness and readiness. A registry is ready when it can read what it serves and shells trust its key; a store that is
 * away does not count, as readers are served from the local copy.
 */
export function healthRoutes(app: FastifyInstance, { registry, trust, draining }: RegistryParts): void {
  draining.watch(app.server)
  app.addHook('onSend', async (_, reply) => {
    if (draining.isUnderWay) reply.header('connection', 'close')
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const document = await documentOf(registry).catch((error: Error) => {
      request.log.warn({ err: error }, 'the document of releases cannot be read')
    })
    const isTrusted = Object.hasOwn(trust.current.registry, registry.keys.keyId)
    const isReady = !draining.isUnderWay && isTrusted && document !== undefined
    const status = draining.isUnderWay ? 'ending' : isReady ? 'ready' : 'not ready'
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, sequence: document?.sequence })
  })
}

/** Routes for reports of shells, changes of keys by operators, and the state of canaries. */
export function stateRoutes(app: FastifyInstance, parts: RegistryParts): void {
  const { registry, trust, who, shells, judge } = parts
  const inTheNameOf = namedWork(app, parts)

  app.put<{ Body: ShellReport }>('/v1/shells', { schema: { body: ShellReport } }, async (request, reply) => {
    wantRole(await who.of(request, rawBodyOf(request)), 'shell')
    shells.heard(request.body)
    judge.heard(request.body)
    return reply.code(204).send()
  })

  app.post<{ Body: SignedTrust }>('/v1/trust', { schema: { body: SignedTrust } }, async (request) => {
    const asker = await who.of(request, rawBodyOf(request))
    wantRole(asker, 'operator')
    return inTheNameOf(asker, { act: 'keys' }, async (own) => {
      const { version, registry: keys } = await trust.add(request.body)
      if (!Object.hasOwn(keys, registry.keys.keyId)) app.log.error('the key of this registry is no longer trusted')
      await own.change({ act: 'keys', why: `version ${version}` })
      return { version }
    })
  })

  app.get('/v1/canaries', async () => ({ judgements: judge.judgements(await documentOf(registry)) }))
}

const documentOf = (registry: Registry): Promise<RegistryDocument> => registry.read()
