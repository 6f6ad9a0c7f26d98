import type { Base } from '../plugin.ts'
import { addressModule } from './address/address.module.ts'
import { affiliateModule } from './affiliates/affiliates.module.ts'
import { catalogueModule } from './catalogue/catalogue.module.ts'
import { cardFaces } from './gift-cards/gift-card.module.ts'
import { mailModule } from './mail/mail.module.ts'
import { mediaModule } from './media/media.module.ts'
import { createStoredPictures } from './media/stored-pictures.ts'
import { contactsIn } from './orders/reading/contacts.ts'
import { pincodeModule } from './pincode/pincode.module.ts'
import { pushModule } from './push/push.module.ts'
import { createSmsService } from './sms/sms.service.ts'
import { videoFileModule } from './video-files/video-file.module.ts'
import { walletModule } from './wallet/wallet.module.ts'

export type SharedModules = ReturnType<typeof sharedModules>

/** Modules that most others depend on: addresses, mail, notices on devices, the wallet, the catalogue, pictures and uploaded videos. */
export function sharedModules(base: Base) {
  const pincodes = pincodeModule(base)
  const addresses = addressModule(base, { pincodes: pincodes.service })
  const sms = createSmsService(base.outbox, base.settings)
  const mail = mailModule(base, sms)
  const push = pushModule(base)
  const contacts = contactsIn()
  const wallet = walletModule(base, {
    faces: cardFaces,
    mail: mail.service,
    contacts,
    nameOf: async (userId) => (await contacts.contact(base.db, userId))?.firstName ?? '',
  })
  const catalogue = catalogueModule(base, { pincodes: pincodes.service })
  const media = mediaModule(base)
  const videoFiles = videoFileModule(base)
  const pictures = createStoredPictures({ ...base, media: media.service })
  const affiliates = affiliateModule(base)
  return { pincodes, addresses, mail, push, contacts, sms, wallet, catalogue, media, videoFiles, pictures, affiliates }
}
