import type { Mall, MallCard } from '@nukkad/contracts/endpoints/malls'
import type { Db } from '../../db.ts'
import { Moved, NotFound } from '../../errors.ts'
import { cityAsked } from '../feeds/read-feed.ts'
import { openingHours, readRanges } from '../places/opening.ts'
import { wayThere } from '../places/place-page.ts'
import { type MallRow, mallBySlug, mallsOf, movedMall } from './mall.repository.ts'

export type MallService = ReturnType<typeof createMallService>

/** Malls with their floors. */
export function createMallService({ db, now }: { db: Db; now: () => Date }) {
  const common = ({ hours, hoursText, floors: _, story: __, address: ___, ...row }: MallRow) => ({
    ...row,
    href: `/${row.city}/mall/${row.slug}`,
    hours: openingHours(readRanges(hours), hoursText, now()),
  })

  return {
    async list(city: string): Promise<MallCard[]> {
      return (await mallsOf(db, cityAsked(city))).map((row) => ({
        ...common(row),
        floors: row.floors.length,
        stores: row.floors.reduce((sum, { stores }) => sum + stores.length, 0),
      }))
    },

    async page(slug: string, city: string | undefined): Promise<Mall> {
      const row = await mallBySlug(db, slug, city && cityAsked(city))
      if (!row) {
        const href = await movedMall(db, slug)
        throw href ? new Moved(href) : new NotFound('There is no such mall here.')
      }
      const { story, address, floors } = row
      return { ...common(row), story, address, floors, mapUrl: wayThere(row) }
    },
  }
}
