import type { Base, Module } from '../../plugin.ts'
import { allLocks, type Locks } from '../stock/locks.ts'
import { createRewardsService, type RewardsService } from './rewards.service.ts'
import { walletChores } from './wallet.chores.ts'
import { walletPersonal } from './wallet.personal.ts'
import { walletRoutes } from './wallet.routes.ts'
import { createWalletService, type WalletService } from './wallet.service.ts'
import { createWalletViewService } from './wallet-view.service.ts'

export interface WalletModuleService {
  readonly wallet: WalletService
  readonly rewards: RewardsService
}

export function walletModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { locks = allLocks }: { locks?: Pick<Locks, 'wallet'> } = {},
): Module<WalletModuleService> {
  const wallet = createWalletService({ now, locks })
  const views = createWalletViewService({ db, now })
  return {
    service: { wallet, rewards: createRewardsService(wallet) },
    personal: walletPersonal,
    chores: walletChores,
    routes: async (app) => void (await app.register(walletRoutes, { views })),
  }
}
