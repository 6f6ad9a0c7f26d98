import type { Base, Module } from '../../plugin.ts'
import { type DecisionParts, decisionsWith } from './decisions.ts'
import { operationsRoutes } from './operations.routes.ts'
import { createProofService, type ProofService } from './proof.service.ts'

/** What operators monitor, repair and decide. */
export function operationsModule({ db, now }: Pick<Base, 'db' | 'now'>, parts: DecisionParts): Module<ProofService> {
  const proof = createProofService({ db, now, decisions: decisionsWith(parts) })
  return { service: proof, routes: async (app) => void (await app.register(operationsRoutes, { proof })) }
}
