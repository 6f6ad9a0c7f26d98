import { getWallet, rewardTransactions } from '@nukkad/contracts/endpoints/wallet'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { WalletViewService } from './wallet-view.service.ts'

export const walletRoutes: Plugin<{ views: WalletViewService }> = async (app, { views }) => {
  app.route({ ...getWallet, handler: async (request) => ({ data: await views.show(signedIn(request).userId) }) })
  app.route({
    ...rewardTransactions,
    handler: (request) => {
      const { page = 1, pagesize = 20 } = request.query
      return views.movements(signedIn(request).userId, page, pagesize)
    },
  })
}
