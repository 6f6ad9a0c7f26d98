import type { Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import type { Base, Module } from '../../plugin.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import type { Purchases } from '../checkout/purchases.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { StoredPicture } from '../media/stored-pictures.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import type { CardFaces } from '../wallet/wallet-view.service.ts'
import { createBought } from './buying/bought.service.ts'
import { createBuying } from './buying/buying.service.ts'
import { giftCardPurchase } from './buying/gift-card-purchase.ts'
import { facesOf } from './design.repository.ts'
import { createExtending } from './extending/extending.service.ts'
import { createExtensionMails } from './extending/extension-mails.ts'
import { supportRoutes } from './extending/support.routes.ts'
import { giftCardJobs } from './gift-card.jobs.ts'
import { giftCardsPersonal } from './gift-card.personal.ts'
import { buyerRoutes, designRoutes, holderRoutes } from './gift-card.routes.ts'
import { giftCodes } from './redeeming/gift-code.ts'
import { recipientRoutes } from './redeeming/recipient.routes.ts'
import { createRedeeming, type Redeeming } from './redeeming/redeeming.service.ts'
import { createRemainders, type Remainders } from './redeeming/remainder.service.ts'
import { createGiftPictures } from './sending/gift-picture.ts'
import { createGiftSending } from './sending/gift-sending.ts'

export interface GiftCardDependencies {
  readonly checkout: CheckoutService
  readonly purchases: Purchases
  readonly refunds: RefundService
  readonly wallet: WalletService
  readonly walletOf: (userId: string) => Promise<Wallet>
  readonly mail: MailService
  readonly sms: SmsService
  readonly contacts: Contacts
  readonly pictures: StoredPicture
}

/** The titles of cards shown in a wallet, fetched in one statement. */
export const cardFaces: CardFaces = async (q, ids) =>
  new Map(ids.length === 0 ? [] : (await facesOf(q, ids)).map((face) => [face.id, face]))

/** Gift cards: sold through the shop's checkout, sent at a chosen time, and redeemed into a wallet. */
export function giftCardModule(
  { db, now, settings, outbox }: Base,
  parts: GiftCardDependencies,
): Module<{ readonly redeeming: Redeeming; readonly remainders: Remainders }> {
  const { checkout, purchases, refunds, wallet, walletOf, mail, sms, contacts } = parts
  const pictures = createGiftPictures(parts.pictures)
  const codes = giftCodes(settings.API_SECRET)
  const sending = createGiftSending({
    db,
    outbox,
    mail,
    sms,
    contacts,
    codes,
    pictures,
    publicUrl: settings.PUBLIC_URL,
    now,
  })
  purchases.add(giftCardPurchase({ sending, wallet }))
  const buying = createBuying({ db, checkout, now })
  const bought = createBought({ db, checkout, refunds, wallet, sending, now })
  const redeeming = createRedeeming({ db, codes, wallet, walletOf, secret: settings.API_SECRET, now })
  const mails = createExtensionMails({ mail, contacts, publicUrl: settings.PUBLIC_URL })
  const extending = createExtending({ db, codes, wallet, sending, mails, countries: settings.SMS_COUNTRIES, now })
  const remainders = createRemainders({ db, refunds, wallet, walletOf, now })
  return {
    service: { redeeming, remainders },
    personal: giftCardsPersonal,
    housekeeping: giftCardJobs({ wallet, sending }),
    routes: async (app) => {
      await app.register(designRoutes, { db })
      await app.register(buyerRoutes, { buying, bought })
      await app.register(supportRoutes, { extending })
      await app.register(holderRoutes, { remainders })
      await app.register(recipientRoutes, { redeeming })
    },
  }
}
