import type { BannerDraft, BannerRow, BannerScreen } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable, Tx } from '../../../db.ts'
import type { PictureColumns } from '../../staff-changes/chosen-pictures.ts'

export interface Banner {
  readonly id: string
  readonly kicker: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly href: string
  readonly cta: string
  readonly image: Picture | null
}
/** An ad with its cities and its time span. */
export type AdRow = Banner & { readonly cities: string[]; readonly startsAt: Date; readonly endsAt: Date }

const image = (q: Queryable) => q`
  case when picture_url is not null then json_build_object(
    'url', picture_url, 'width', 1200, 'height', 800, 'alt', picture_alt, 'color', picture_ground) end`
const columns = (q: Queryable) => q`
  id::text as id, kicker, title, line as text, url, url as href, cta, ${image(q)} as image`

/** Banners of a screen that are current in a city; with 'all' only those that are not limited to cities. */
export const bannersOn = (q: Queryable, screen: string, city: string, now: Date): Promise<Banner[]> => q<Banner[]>`
  select ${columns(q)} from banner
  where screen = ${screen} and is_published and (cities = '{}' or ${city} = any(cities))
    and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
  order by position, id`

/** Ads that have not ended. */
export const adsFrom = (q: Queryable, now: Date): Promise<AdRow[]> => q<AdRow[]>`
  select ${columns(q)}, cities, starts_at as "startsAt", ends_at as "endsAt"
  from banner where screen = 'ad' and is_published and ends_at > ${now} order by position, id`

/** The number of banners that have started plus those that have ended; it increases with each such event. */
export async function countTurned(q: Queryable, now: Date): Promise<number> {
  const [row] = await q<[{ turned: number }]>`
    select (count(*) filter (where starts_at <= ${now}) + count(*) filter (where ends_at <= ${now}))::integer as turned
    from banner where is_published`
  return row.turned
}

type Times<T> = Omit<T, 'startsAt' | 'endsAt'> & { readonly startsAt: Date; readonly endsAt: Date | null }

export const allBanners = (q: Queryable): Promise<Times<BannerRow>[]> => q<Times<BannerRow>[]>`
  select id::text, screen, cities, title, starts_at as "startsAt", ends_at as "endsAt", is_published as "isPublished"
  from banner order by screen, position, id limit 500`

export type WrittenBanner = Times<Omit<BannerDraft, 'picture'>> & { readonly picture: Picture | null }

export async function writtenBanner(q: Queryable, id: string): Promise<WrittenBanner | undefined> {
  const [row] = await q<WrittenBanner[]>`
    select screen, cities, kicker, title, line, url, cta, ${image(q)} as picture, position, starts_at as "startsAt",
      ends_at as "endsAt", is_published as "isPublished"
    from banner where id = ${id}`
  return row
}

interface Beside {
  readonly id: string
  readonly title: string
  readonly position: number
}

/** Banners on the same screen, in one of the same cities, during the same time. */
export const bannersBeside = (q: Queryable, id: string): Promise<Beside[]> => q<Beside[]>`
  select other.id::text, other.title, other.position
  from banner one
  join banner other on other.screen = one.screen and other.id <> one.id and other.is_published
    and (other.cities && one.cities or other.cities = '{}' or one.cities = '{}')
    and tstzrange(other.starts_at, other.ends_at) && tstzrange(one.starts_at, one.ends_at)
  where one.id = ${id}
  order by other.position, other.id limit 20`

export async function putBanner(tx: Tx, banner: { screen: BannerScreen; title: string; now: Date }): Promise<string> {
  const { screen, title, now } = banner
  const [row] = await tx<[{ id: string }]>`
    insert into banner (screen, title, line, url, cta, position, starts_at, ends_at, is_published)
    values (${screen}, ${title}, '', ${hrefs.shop()}, 'See it', 10, ${now}, ${new Date(now.getTime() + 7 * 86_400_000)}, false)
    returning id::text`
  return row.id
}

export async function changeBanner(tx: Tx, id: string, draft: BannerDraft, picture: PictureColumns): Promise<void> {
  const { screen, cities, kicker, title, line, url, cta, position, startsAt, endsAt, isPublished } = draft
  await tx`
    update banner set screen = ${screen}, cities = ${cities}, kicker = ${kicker}, title = ${title}, line = ${line},
      url = ${url}, cta = ${cta}, picture_url = ${picture.picture_url}, picture_alt = ${picture.picture_alt},
      picture_ground = ${picture.picture_ground}, position = ${position}, starts_at = ${startsAt}, ends_at = ${endsAt},
      is_published = ${isPublished}
    where id = ${id}`
}

export const removeBanner = async (tx: Tx, id: string) => void (await tx`delete from banner where id = ${id}`)
