import { leadsToPage } from '@nukkad/contracts'
import type { Ad } from '@nukkad/contracts/endpoints/site/site-chrome'
import type { Db } from '../../../db.ts'
import { countChanges } from '../../staff-changes/staff-changes.ts'
import { adsFrom, type Banner, bannersOn, countTurned } from './banner.repository.ts'

export type BannerService = ReturnType<typeof createBannerService>

/** What the campaign team shows on a screen, for a time and for some cities. */
export function createBannerService({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** Banners of a screen now; with city 'all' only those that are not limited to cities. */
    async onScreen(screen: string, city: string): Promise<Banner[]> {
      return (await bannersOn(db, screen, city, now())).filter(({ url }) => leadsToPage(url))
    },

    /** Changes whenever anything visitors see of banners and ads changes, even by a start or end time passing. */
    async revision(): Promise<string> {
      return (await Promise.all([countChanges(db, 'banner'), countTurned(db, now())])).join('.')
    },

    /** Current and upcoming ads, with their cities and times. */
    async ads(): Promise<Ad[]> {
      const found = await adsFrom(db, now())
      return found
        .filter(({ url }) => leadsToPage(url))
        .map(({ kicker, href: _, cities, startsAt, endsAt, ...ad }) => ({
          ...ad,
          advertiser: kicker,
          conditions: { timeslot: { start: startsAt.toISOString(), end: endsAt.toISOString() }, cities },
        }))
    },
  }
}
