import type { Base, Module } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { CartModuleService } from '../cart/cart.module.ts'
import type { InvoiceService } from '../invoices/invoice.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MediaService } from '../media/media.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { OrderService } from '../orders/order.service.ts'
import type { PushService } from '../push/push.service.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { RewardsService } from '../wallet/rewards/rewards.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { cashbackJob } from './cashback/cashback.job.ts'
import { createReorder } from './reorder.service.ts'
import { type AnswerRequest, createAnswerRequest } from './requesting/answer-request.ts'
import { returnsPersonal } from './returns.personal.ts'
import { returnRoutes } from './returns.routes.ts'
import { createReturnService, type ReturnService } from './returns.service.ts'
import { createReturnMails } from './steps/return-mails.ts'
import { createRequestSteps } from './steps/return-moves.ts'

export interface ReturnDependencies {
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  readonly addresses: AddressService
  readonly media: Pick<MediaService, 'exists'>
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly rewards: Pick<RewardsService, 'forDelivered' | 'takeBack'>
  readonly refunds: Pick<RefundService, 'request' | 'ofOrders'>
  readonly invoices: Pick<InvoiceService, 'creditNote'>
  readonly orders: OrderService
  readonly carts: CartModuleService
}

export interface ReturnModuleService {
  readonly returns: ReturnService
  /** Performs one step of a request, for its merchant. */
  readonly answer: AnswerRequest
}

export function returnModule(base: Base, parts: ReturnDependencies): Module<ReturnModuleService> {
  const { db, now, outbox, settings } = base
  const { mail, push, contacts, addresses, media, wallet, refunds, rewards, invoices, orders, carts } = parts
  const mails = createReturnMails({ outbox, mail, push, contacts, publicUrl: settings.PUBLIC_URL })
  const take = createRequestSteps(mails)
  const returns = createReturnService({ db, take, mails, addresses, media, refunds, now })
  const answer = createAnswerRequest({ take, refunds, wallet, rewards, invoices })
  const again = createReorder({ db, carts: carts.carts, now })
  return {
    service: { returns, answer },
    personal: returnsPersonal,
    housekeeping: [cashbackJob({ db, rewards })],
    routes: async (app) => void (await app.register(returnRoutes, { returns, orders, again })),
  }
}
