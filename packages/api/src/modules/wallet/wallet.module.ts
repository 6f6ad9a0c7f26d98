import type { Base, Module } from '../../plugin.ts'
import { allLocks, type Locks } from '../stock/locks.ts'
import { createRewardsService, type RewardsService } from './rewards.service.ts'
import { createStatementService, type StatementParts } from './statement.service.ts'
import { walletChores } from './wallet.chores.ts'
import { walletPersonal } from './wallet.personal.ts'
import { walletRoutes } from './wallet.routes.ts'
import { createWalletService, type WalletService } from './wallet.service.ts'
import { type CardFaces, createWalletViewService, type WalletViewService } from './wallet-view.service.ts'

export interface WalletModuleService {
  readonly wallet: WalletService
  readonly rewards: RewardsService
  readonly views: WalletViewService
}

export interface WalletDependencies {
  readonly faces: CardFaces
  /** Whose statement it is, as they call themselves. */
  readonly nameOf: StatementParts['nameOf']
  readonly locks?: Pick<Locks, 'wallet'>
}

export function walletModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { faces, nameOf, locks = allLocks }: WalletDependencies,
): Module<WalletModuleService> {
  const wallet = createWalletService({ now, locks })
  const views = createWalletViewService({ db, now, faces })
  const statement = createStatementService({ db, now, nameOf })
  return {
    service: { wallet, rewards: createRewardsService(wallet), views },
    personal: walletPersonal,
    chores: walletChores,
    routes: async (app) => void (await app.register(walletRoutes, { views, statement })),
  }
}
