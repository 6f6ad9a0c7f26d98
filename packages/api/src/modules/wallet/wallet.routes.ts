import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { rewardTransactions, walletStatement } from '@nukkad/contracts/endpoints/money/wallet-movements'
import { signedIn } from '../../access.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { StatementService } from './statement/statement.service.ts'
import type { WalletViewService } from './wallet-view.service.ts'

export const walletRoutes: Plugin<{ views: WalletViewService; statement: StatementService }> = async (
  app,
  { views, statement },
) => {
  app.route({ ...getWallet, handler: async (request) => ({ data: await views.show(signedIn(request).userId) }) })
  app.route({
    ...rewardTransactions,
    handler: (request) => {
      const { page = 1, pagesize = 20, account } = request.query
      return views.movements(signedIn(request).userId, { page, pagesize, account })
    },
  })
  app.route({
    ...walletStatement,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const { name, type, bytes } = await statement(signedIn(request).userId, request.query)
      reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
      reply.header('cache-control', 'no-store')
      return sendRaw(reply, bytes)
    },
  })
}
