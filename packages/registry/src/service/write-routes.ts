import {
  type ChangeAnswer,
  ChangeRequest,
  type PublishAnswer,
  PublishRequest,
} from '@nukkad/contracts/registry-service'
import type { FastifyInstance } from 'fastify'
import { integrityOf } from '../releases/files.ts'
import { checkSignature } from '../trust/release-signature.ts'
import { applyChange } from './apply-change.ts'
import { namedWork } from './named-work.ts'
import type { RegistryParts } from './registry-parts.ts'
import { rawBodyOf, wantRole } from './who-asks.ts'

/** The limit of a tar of files; no release contains a larger file. */
const mostBatchBytes = 10 * 1024 * 1024

/** Routes for uploads and changes by teams and operators. */
export function writeRoutes(app: FastifyInstance, parts: RegistryParts): void {
  const { registry, trust, who, uploads } = parts

  const inTheNameOf = namedWork(app, parts)

  app.post<{ Body: Buffer | undefined }>('/v1/files', { bodyLimit: mostBatchBytes }, async (request, reply) => {
    const tar = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    wantRole(await who.of(request, tar), 'team', 'operator')
    await uploads.add(tar)
    return reply.code(204).send()
  })

  app.post<{ Body: PublishRequest }>(
    '/v1/releases',
    { schema: { body: PublishRequest } },
    async (request): Promise<PublishAnswer> => {
      const asker = await who.of(request, rawBodyOf(request))
      wantRole(asker, 'team', 'operator')
      const { manifest, signature, to, skipped, why } = request.body
      return uploads.withAssembled(manifest, (dir, release) =>
        inTheNameOf(asker, { act: 'publish', remote: release.name, version: release.version }, async (own) => {
          const signedBy = { team: asker.name, keyId: asker.keyId, signature }
          const entry = {
            manifest: integrityOf(Buffer.from(manifest)),
            publishedAt: new Date().toISOString(),
            signedBy,
          }
          checkSignature(trust.current, release.name, release.version, entry)
          // The gates load a parser of styles, which a registry that is only read does not need.
          const { checkRelease } = await import('../gates/index.ts')
          checkRelease(dir, release)
          await own.publish(dir, to === 'none' ? 'none' : { channel: to }, { skipped, signedBy, why })
          return { sequence: await registry.journal.newest(), remote: release.name, version: release.version }
        }),
      )
    },
  )

  app.post<{ Body: ChangeRequest }>(
    '/v1/changes',
    { schema: { body: ChangeRequest } },
    async (request): Promise<ChangeAnswer> => {
      const asker = await who.of(request, rawBodyOf(request))
      const change = request.body
      const remote = 'remote' in change ? change.remote : undefined
      const version = 'version' in change ? change.version : undefined
      // A shell may only withdraw what its visitors can't run.
      if (asker.team.role === 'shell' && change.act === 'quarantine') {
        return inTheNameOf(asker, { act: change.act }, (own) => applyChange(own, change))
      }
      if (change.act === 'grant' || remote === undefined) wantRole(asker, 'operator')
      else wantRole(asker, 'team', 'operator')
      return inTheNameOf(asker, { act: change.act, remote, version }, (own) => applyChange(own, change))
    },
  )
}
