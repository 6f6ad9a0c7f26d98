import { leadsToPage } from '@nukkad/contracts'
import type { CouponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import type { BrandWinner } from '@nukkad/contracts/endpoints/site/site-chrome'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../db.ts'
import { couponHtml, couponText } from './coupon-html.ts'
import * as rows from './site-chrome.repository.ts'

export interface SiteChromeParts {
  readonly db: Db
  readonly now: () => Date
}

export type SiteChromeService = ReturnType<typeof createSiteChromeService>

/** The elements around every page, except for its links. */
export function createSiteChromeService({ db, now }: SiteChromeParts) {
  return {
    /** The first current banner in the city; with 'all' only banners that are not limited to cities. */
    async coupon(city: string): Promise<{ data: CouponBanner | null }> {
      const banners = await rows.couponBanners(db, city, now())
      const shown = banners.find(({ url }) => url === null || leadsToPage(url))
      if (!shown) return { data: null }
      const { id, kind, words, url, cta, isForFirstOrder } = shown
      const derived = { htmlText: couponHtml(words), ctaUrl: url, ctaText: url ? cta : null }
      const written = { Text: couponText(words), Url: url ?? '', 'CTA Text': cta ?? '' }
      return { data: { id, type: kind, isForFirstOrder, ...derived, ...written } }
    },

    async winners(): Promise<{ data: BrandWinner[] }> {
      const found = await rows.winners(db)
      return { data: found.map((winner) => ({ ...winner, url: hrefs.merchant(winner.slug) })) }
    },
  }
}
