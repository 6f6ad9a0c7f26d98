import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import { callersMerchant } from '../merchants/callers-merchant.ts'
import { createMerchantQuestionService } from './merchant-question.service.ts'
import { addQuestionMails } from './product-question.mails.ts'
import { removeOld } from './product-question.repository.ts'
import { merchantQuestionRoutes, productQuestionRoutes } from './product-question.routes.ts'
import {
  createProductQuestionService,
  type ProductQuestionParts,
  type ProductQuestionService,
  productQuestionRules,
} from './product-question.service.ts'
import { productQuestionsPersonal } from './product-questions.personal.ts'

const old = housekeepingJob('old questions to merchants that are not public', (q, now, limit) =>
  removeOld(q, daysBefore(now, productQuestionRules.keptDays), limit),
)

export function productQuestionModule(
  { db, now, outbox, settings }: Base,
  { catalogue, mail }: Pick<ProductQuestionParts, 'catalogue'> & { readonly mail: MailService },
): Module<ProductQuestionService> {
  addQuestionMails({ db, mail, publicUrl: settings.PUBLIC_URL })
  const service = createProductQuestionService({ db, now, outbox, catalogue })
  const ofMerchants = createMerchantQuestionService({ db, now, mail })
  return {
    service,
    personal: productQuestionsPersonal,
    housekeeping: [old],
    routes: async (app) => {
      await app.register(productQuestionRoutes, { questions: service })
      await app.register(merchantQuestionRoutes, { questions: ofMerchants, merchantOf: callersMerchant(db) })
    },
  }
}
