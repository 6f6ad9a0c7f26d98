import { lookAtProof } from '@nukkad/contracts/endpoints/site/operations'
import Type from 'typebox'
import type { Plugin } from '../../plugin.ts'
import type { ProofService } from './proof.service.ts'
import type { Result } from './proof.ts'
import { proofPage } from './proof-page.ts'

const Watch = Type.Object({ watch: Type.Optional(Type.Boolean()) })
const limit = { rateLimit: { max: 60, timeWindow: '1 minute' } }

export const operationsRoutes: Plugin<{ proof: ProofService }> = async (app, { proof }) => {
  app.get(
    '/operations',
    { config: { access: 'operator', ...limit }, schema: { hide: true, querystring: Watch } },
    async ({ query }, reply) => {
      const page = proofPage(await proof.look(), query.watch)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
    },
  )
  app.route({
    ...lookAtProof,
    config: limit,
    handler: async () => {
      const { at, invariants, waiting } = await proof.look()
      return { data: { at: at.toISOString(), invariants: invariants.map(show), waiting: waiting.map(show) } }
    },
  })
}

const show = ({ check: { name, area, says }, findings, failure, milliseconds }: Result) => ({
  name,
  area,
  says,
  milliseconds,
  failure,
  holds: failure === null && findings.length === 0,
  findings: [...findings],
})
