import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'

export interface CouponRow {
  readonly id: string
  readonly kind: 'feature' | 'offer'
  readonly words: string
  readonly url: string | null
  readonly cta: string | null
  /** whether a code in the text is for first orders */
  readonly isForFirstOrder: boolean
}

/** Banners that are current in this city, in order; those without cities are shown everywhere. */
export const couponBanners = (q: Queryable, city: string, at: Date): Promise<CouponRow[]> => q<CouponRow[]>`
  select id::text, kind, words, url, cta, exists (
    select from coupon c where c.is_first_order and position('{{' || c.code || '}}' in words) > 0
  ) as "isForFirstOrder"
  from coupon_banner
  where (cities = '{}' or ${city} = any(cities)) and starts_at <= ${at} and (ends_at is null or ends_at > ${at})
  order by position, id`

const picture = (q: Queryable) => q`
  case when picture_url is not null then json_build_object(
    'url', picture_url, 'width', 1200, 'height', 800, 'alt', picture_alt, 'color', picture_ground) end as image`

export interface WinnerRow {
  readonly year: number
  readonly award: string
  readonly slug: string
  readonly name: string
  readonly line: string
  readonly image: Picture | null
}

export const winners = (q: Queryable): Promise<WinnerRow[]> => q<WinnerRow[]>`
  select year, award, slug, name, line, ${picture(q)} from award_winner order by year desc, position, award`
