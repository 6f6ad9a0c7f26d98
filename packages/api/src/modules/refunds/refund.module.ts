import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { Gateway } from '../payments/gateway/gateway.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { createRefundService, type RefundService } from './refund.service.ts'
import { createRefundMails } from './refund-mails.ts'
import { refundsPersonal } from './refunds.personal.ts'

export interface RefundDependencies {
  readonly gateway: Gateway | undefined
  readonly wallet: WalletService
  readonly mail: MailService
  readonly contacts: Contacts
}

export function refundModule(
  { db, outbox, log, now, settings }: Base,
  { gateway, wallet, mail, contacts }: RefundDependencies,
): Module<RefundService> {
  const mails = createRefundMails({ mail, contacts, publicUrl: settings.PUBLIC_URL })
  const checkAfter = settings.PAYMENTS_CHECK_AFTER_SECONDS
  return {
    service: createRefundService({ db, gateway, outbox, wallet, mails, log, now, checkAfter }),
    personal: refundsPersonal,
    routes: async () => {},
  }
}
