import type { Base, Module } from '../../plugin.ts'
import { affiliatesPersonal } from './affiliates.personal.ts'
import { affiliateRoutes } from './affiliates.routes.ts'
import { type AffiliateService, createAffiliateService } from './affiliates.service.ts'
import { earningsJob } from './earnings.job.ts'

/** Where buyers come from, and what affiliates earn for sending them. */
export function affiliateModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<AffiliateService> {
  const affiliates = createAffiliateService({ db, now })
  return {
    service: affiliates,
    personal: affiliatesPersonal,
    housekeeping: [earningsJob],
    routes: async (app) => void (await app.register(affiliateRoutes, { affiliates })),
  }
}
