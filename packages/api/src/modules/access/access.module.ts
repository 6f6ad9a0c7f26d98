import type { Base, Module } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import { accessPersonal } from './access.personal.ts'
import { memberRoutes, offerRoutes } from './access.routes.ts'
import { counterRoutes } from './counter/counter.routes.ts'
import { createCounterService } from './counter/counter.service.ts'
import { missesJob } from './counter/misses.repository.ts'
import { createMisses } from './counter/misses.ts'
import { createRedeemService, type RedeemService } from './counter/redeem.service.ts'
import { createScanTokens } from './counter/scan-token.ts'
import { createMemberCodes } from './members/member-codes.ts'
import { createMemberService } from './members/members.service.ts'
import { createOfferService } from './offers/offers.service.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { createStaffService } from './staff/staff.service.ts'

export interface AccessDependencies {
  readonly auth: Pick<AuthModuleService, 'signIn' | 'askForPassword' | 'sessions'>
}

/** The access programme: offers that members redeem at the counter of a place. */
export function accessModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { auth }: AccessDependencies,
): Module<{ readonly redeem: RedeemService }> {
  const secret = settings.API_SECRET
  const codes = createMemberCodes(secret, now)
  const scans = createScanTokens(secret, now)
  const misses = createMisses(db, now)
  const redeem = createRedeemService({ db, now, secret, scans, misses })
  const counters = createCounterService({ db, now, secret, codes, scans, misses })
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  return {
    service: { redeem },
    personal: accessPersonal,
    housekeeping: [missesJob],
    routes: async (app) => {
      await app.register(offerRoutes, { offers: createOfferService({ db, now }) })
      await app.register(memberRoutes, { members: createMemberService({ db, now, codes }), redeem })
      await app.register(counterRoutes, { counters, redeem, auth, isSecure })
      await app.register(staffRoutes, { staff: createStaffService({ db, sessions: auth.sessions }) })
    },
  }
}
