import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import { createRewardsService, type RewardsService } from './rewards/rewards.service.ts'
import { createStatementService, type StatementParts } from './statement/statement.service.ts'
import { walletJobs } from './wallet.jobs.ts'
import { walletPersonal } from './wallet.personal.ts'
import { walletRoutes } from './wallet.routes.ts'
import { createWalletService, type WalletService } from './wallet.service.ts'
import { walletReminders } from './wallet-mails.ts'
import { type CardFaces, createWalletViewService, type WalletViewService } from './wallet-view.service.ts'

export interface WalletModuleService {
  readonly wallet: WalletService
  readonly rewards: RewardsService
  readonly views: WalletViewService
}

export interface WalletDependencies {
  readonly faces: CardFaces
  /** The name of the owner for the statement. */
  readonly nameOf: StatementParts['nameOf']
  readonly mail: MailService
  readonly contacts: Contacts
}

export function walletModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { faces, nameOf, mail, contacts }: WalletDependencies,
): Module<WalletModuleService> {
  const wallet = createWalletService({ now })
  const views = createWalletViewService({ db, now, faces })
  const statement = createStatementService({ db, now, nameOf })
  const reminders = walletReminders({ mail, contacts, publicUrl: settings.PUBLIC_URL })
  return {
    service: { wallet, rewards: createRewardsService(wallet), views },
    personal: walletPersonal,
    housekeeping: [...walletJobs, ...reminders],
    routes: async (app) => void (await app.register(walletRoutes, { views, statement })),
  }
}
