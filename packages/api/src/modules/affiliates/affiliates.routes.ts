import {
  type Affiliate,
  listAffiliates,
  ownAffiliates,
  payAffiliate,
  putAffiliate,
} from '@nukkad/contracts/endpoints/campaigns/affiliates'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { inRupees } from '../pricing/money.ts'
import type { AffiliateRow } from './affiliates.repository.ts'
import type { AffiliateService } from './affiliates.service.ts'

const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }

const shown = ({ startsAt, endsAt, earned, takenBack, paidOut, payable, ...row }: AffiliateRow): Affiliate => ({
  ...row,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
  earned: inRupees(earned),
  taken_back: inRupees(takenBack),
  paid_out: inRupees(paidOut),
  payable: inRupees(payable),
})

export const affiliateRoutes: Plugin<{ affiliates: AffiliateService }> = async (app, { affiliates }) => {
  app.route({ ...listAffiliates, config, handler: async () => ({ data: (await affiliates.list()).map(shown) }) })
  app.route({
    ...ownAffiliates,
    handler: async (request) => ({ data: (await affiliates.ofUser(signedIn(request).userId)).map(shown) }),
  })
  app.route({
    ...putAffiliate,
    config,
    handler: async ({ params: { code }, body: { name, percent, user_id, starts_at, ends_at } }) => {
      const startsAt = new Date(starts_at)
      await affiliates.put({
        code,
        name,
        percent,
        startsAt,
        userId: user_id ?? null,
        endsAt: ends_at ? new Date(ends_at) : null,
      })
      return { data: { code } }
    },
  })
  app.route({
    ...payAffiliate,
    config,
    handler: async ({ params: { code }, body: { reference } }) => ({
      data: { code, amount: inRupees(await affiliates.payOut(code, reference)) },
    }),
  })
}
