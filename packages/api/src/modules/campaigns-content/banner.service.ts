import { leadsToPage } from '@nukkad/contracts'
import type { Picture } from '@nukkad/contracts/schema'
import type { Db } from '../../db.ts'

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

export type BannerService = ReturnType<typeof createBannerService>

/** What the campaign team puts on a screen, for a time and for some cities. */
export function createBannerService({ db, now }: { db: Db; now: () => Date }) {
  return {
    /** Banners of a screen now; with city 'all' only those that are not bound to a city. */
    async onScreen(screen: string, city: string): Promise<Banner[]> {
      const banners = await db<Banner[]>`
      select id::text as id, kicker, title, line as text, url, url as href, cta,
        case when picture_url is not null then json_build_object(
          'url', picture_url, 'width', 1200, 'height', 800, 'alt', picture_alt, 'color', picture_ground) end as image
      from banner
      where screen = ${screen} and (cities = '{}' or ${city} = any(cities))
        and starts_at <= ${now()} and (ends_at is null or ends_at > ${now()})
      order by position, id`
      return banners.filter(({ url }) => leadsToPage(url))
    },
  }
}
