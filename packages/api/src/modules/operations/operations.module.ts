import type { Base, Module } from '../../plugin.ts'
import { operationsRoutes } from './operations.routes.ts'
import { createProofService, type ProofService } from './proof.service.ts'

/** What operators look at and put right. */
export function operationsModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<ProofService> {
  const proof = createProofService({ db, now })
  return { service: proof, routes: async (app) => void (await app.register(operationsRoutes, { proof })) }
}
