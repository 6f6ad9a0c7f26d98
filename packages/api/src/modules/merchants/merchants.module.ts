import type { Base, Module } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { AroundOrders } from '../orders/reading/around-orders.ts'
import type { MoveOrder } from '../orders/steps/order-moves.ts'
import type { AnswerRequest } from '../returns/requesting/answer-request.ts'
import { createDashboardService } from './dashboard.service.ts'
import { merchantRoutes } from './merchant.routes.ts'
import { merchantOfUser } from './merchant-account.repository.ts'
import { merchantAuthRoutes } from './merchant-auth.routes.ts'
import { writeMerchantMails } from './merchant-mails.ts'
import { merchantsPersonal } from './merchants.personal.ts'
import { createMerchantOrderService, type MerchantOrderService } from './orders/merchant-orders.service.ts'
import { createMerchantReturnService, type MerchantReturnService } from './orders/merchant-returns.service.ts'
import { createMerchantCatalogueService } from './products/merchant-catalogue.service.ts'
import { createNewProductService } from './products/new-product.service.ts'
import { createAddedSizeService } from './products/own-product/added-size.service.ts'
import { createOwnProductService } from './products/own-product/own-product.service.ts'
import { sellingRoutes } from './products/selling.routes.ts'
import { createSellingService } from './products/selling.service.ts'

export interface MerchantDependencies {
  readonly mail: MailService
  readonly media: Pick<MediaService, 'findOwn'>
  readonly auth: AuthModuleService
  readonly move: MoveOrder
  readonly answer: AnswerRequest
  readonly around: AroundOrders
}

export interface MerchantModuleService {
  /** The merchant that a user acts for, or undefined. */
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
  const merchantCatalogue = createMerchantCatalogueService({ db, now })
  const products = createNewProductService({ db, now, media })
  const ownProducts = createOwnProductService({ db, now, media })
  const addedSizes = createAddedSizeService({ db })
  const selling = createSellingService({ db, now, mail, teamEmail: settings.TEAM_EMAIL })
  const dashboard = createDashboardService({ db, now })
  return {
    service: { ofUser: merchantOfUser, orders, returns },
    personal: merchantsPersonal,
    routes: async (app) => {
      await app.register(merchantAuthRoutes, { db, auth })
      await app.register(merchantRoutes, {
        db,
        orders,
        returns,
        dashboard,
        merchantCatalogue,
        products,
        ownProducts,
        addedSizes,
      })
      await app.register(sellingRoutes, { selling })
    },
  }
}
