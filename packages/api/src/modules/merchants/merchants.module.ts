import type { Base, Module } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { AroundOrders } from '../orders/around-orders.ts'
import type { MoveOrder } from '../orders/order-moves.ts'
import type { AnswerRequest } from '../returns/answer-request.ts'
import { createDashboardService } from './dashboard.service.ts'
import { merchantRoutes } from './merchant.routes.ts'
import { merchantOfUser } from './merchant-account.repository.ts'
import { merchantAuthRoutes } from './merchant-auth.routes.ts'
import { createMerchantCatalogueService } from './merchant-catalogue.service.ts'
import { writeMerchantMails } from './merchant-mails.ts'
import { createMerchantOrderService, type MerchantOrderService } from './merchant-orders.service.ts'
import { createMerchantReturnService, type MerchantReturnService } from './merchant-returns.service.ts'
import { merchantsPersonal } from './merchants.personal.ts'
import { createNewProductService } from './new-product.service.ts'
import { sellingRoutes } from './selling.routes.ts'
import { createSellingService } from './selling.service.ts'

export interface MerchantDependencies {
  readonly mail: MailService
  readonly media: Pick<MediaService, 'owned'>
  readonly auth: AuthModuleService
  readonly move: MoveOrder
  readonly answer: AnswerRequest
  readonly around: AroundOrders
}

export interface MerchantModuleService {
  /** Whom somebody acts for, or undefined. */
  readonly ofUser: typeof merchantOfUser
  readonly orders: MerchantOrderService
  readonly returns: MerchantReturnService
}

export function merchantModule(
  { db, now, outbox, settings }: Base,
  { mail, media, auth, move, answer, around }: MerchantDependencies,
): Module<MerchantModuleService> {
  writeMerchantMails({ db, outbox, mail, publicUrl: settings.PUBLIC_URL })
  const orders = createMerchantOrderService({ db, move, around, now })
  const returns = createMerchantReturnService({ db, answer, refunds: around.refunds, now })
  const stall = createMerchantCatalogueService({ db, now })
  const products = createNewProductService({ db, now, media })
  const selling = createSellingService({ db, now, mail, teamEmail: settings.TEAM_EMAIL })
  const dashboard = createDashboardService({ db, now })
  return {
    service: { ofUser: merchantOfUser, orders, returns },
    personal: merchantsPersonal,
    routes: async (app) => {
      await app.register(merchantAuthRoutes, { db, auth })
      await app.register(merchantRoutes, { db, orders, returns, stall, products, dashboard })
      await app.register(sellingRoutes, { selling })
    },
  }
}
