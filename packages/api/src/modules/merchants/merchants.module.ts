import type { App, Base, Module } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { AroundOrders } from '../orders/reading/around-orders.ts'
import type { DeclineLine } from '../orders/steps/decline-line.ts'
import type { MoveOrder } from '../orders/steps/order-moves.ts'
import type { PincodeService } from '../pincode/pincode.service.ts'
import type { AnswerRequest } from '../returns/requesting/answer-request.ts'
import { callersMerchant } from './callers-merchant.ts'
import { createDashboardService } from './dashboard.service.ts'
import { merchantRoutes } from './merchant.routes.ts'
import { merchantOfUser } from './merchant-account.repository.ts'
import { merchantAuthRoutes } from './merchant-auth.routes.ts'
import { writeMerchantMails } from './merchant-mails.ts'
import { merchantsPersonal } from './merchants.personal.ts'
import { createMerchantOrderService, type MerchantOrderService } from './orders/merchant-orders.service.ts'
import { createMerchantReturnService, type MerchantReturnService } from './orders/merchant-returns.service.ts'
import { createTakingsService } from './orders/takings.service.ts'
import { createInvitations } from './people/invitations.service.ts'
import { joiningRoutes } from './people/joining.routes.ts'
import { createJoining } from './people/joining.service.ts'
import { ownPeopleRoutes } from './people/own-people.routes.ts'
import { createOwnPeopleService } from './people/own-people.service.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { createPeopleService } from './people/people.service.ts'
import { peopleJobs } from './people/people-jobs.repository.ts'
import { addPeopleMails } from './people/people-mails.ts'
import { createMerchantCatalogueService } from './products/merchant-catalogue.service.ts'
import { createNewProductService } from './products/new-product.service.ts'
import { createAddedSizeService } from './products/own-product/added-size.service.ts'
import { createOwnProductService } from './products/own-product/own-product.service.ts'
import { requestRoutes } from './selling/requests.routes.ts'
import { createRequestService } from './selling/requests.service.ts'
import { sellingRoutes } from './selling/selling.routes.ts'
import { createSellingService } from './selling/selling.service.ts'
import { sellingJobs } from './selling/selling-jobs.repository.ts'
import { createAbsenceRound } from './shop/absences.job.ts'
import { createOwnShopService } from './shop/own-shop.service.ts'

export interface MerchantDependencies {
  readonly mail: MailService
  readonly media: Pick<MediaService, 'findOwn'>
  readonly pincodes: Pick<PincodeService, 'serviceability'>
  readonly auth: AuthModuleService
  readonly move: MoveOrder
  readonly declineLine: DeclineLine
  readonly answer: AnswerRequest
  readonly around: AroundOrders
}

export interface MerchantModuleService {
  /** The merchant that a user acts for, or undefined. */
  readonly ofUser: typeof merchantOfUser
  readonly orders: MerchantOrderService
  readonly returns: MerchantReturnService
}

export function merchantModule(base: Base, dependencies: MerchantDependencies): Module<MerchantModuleService> {
  const { db, now, log, outbox, settings } = base
  const { mail, media, pincodes, auth, move, declineLine, answer, around } = dependencies
  writeMerchantMails({ db, outbox, mail, publicUrl: settings.PUBLIC_URL })
  const orders = createMerchantOrderService({ db, move, declineLine, around, now })
  const returns = createMerchantReturnService({ db, answer, refunds: around.refunds, now })
  const merchantCatalogue = createMerchantCatalogueService({ db, now })
  const products = createNewProductService({ db, now, media })
  const ownProducts = createOwnProductService({ db, now, media })
  const addedSizes = createAddedSizeService({ db })
  const registerJoining = joiningParts(base, dependencies)
  const dashboard = createDashboardService({ db, now })
  const shops = createOwnShopService({ db, now, media, pincodes })
  return {
    service: { ofUser: merchantOfUser, orders, returns },
    personal: merchantsPersonal,
    housekeeping: [...sellingJobs, ...peopleJobs],
    jobs: [createAbsenceRound({ db, now, log })],
    routes: async (app) => {
      await app.register(merchantAuthRoutes, { db, auth })
      await app.register(merchantRoutes, {
        db,
        orders,
        returns,
        dashboard,
        takings: createTakingsService({ db, now }),
        merchantCatalogue,
        products,
        ownProducts,
        addedSizes,
        shops,
      })
      await registerJoining(app)
    },
  }
}

/** How a maker becomes a merchant: the request, the team's answer, the invitation and the merchant's accounts. */
function joiningParts({ db, now, settings }: Base, { mail, auth, pincodes }: MerchantDependencies) {
  const { TEAM_EMAIL: teamEmail, PUBLIC_URL: publicUrl } = settings
  const selling = createSellingService({ db, now, mail, teamEmail, publicUrl })
  const invitations = createInvitations({ db, now, mail, settings })
  const requests = createRequestService({ db, now, mail, pincodes, invitations })
  addPeopleMails(mail, publicUrl)
  const people = createPeopleService({ db, now, sessions: auth.sessions, mail, invitations })
  const own = createOwnPeopleService({ db, now, sessions: auth.sessions, mail, invitations })
  const joining = createJoining({ db, now, auth, mail })
  return async (app: App) => {
    await app.register(sellingRoutes, { selling })
    await app.register(requestRoutes, { requests })
    await app.register(peopleRoutes, { people })
    await app.register(ownPeopleRoutes, { own, merchantOf: callersMerchant(db) })
    await app.register(joiningRoutes, { joining, auth })
  }
}
