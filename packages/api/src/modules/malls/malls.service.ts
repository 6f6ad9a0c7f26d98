import type { Mall, MallCard } from '@nukkad/contracts/endpoints/city/malls'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Moved, NotFound } from '../../errors.ts'
import { openingHours } from '../places/opening.ts'
import { wayThere } from '../places/place-page.ts'
import { readRanges } from '../places/stored-ranges.ts'
import { type MallRow, mallBySlug, mallsBySlug, mallsOf, movedMall } from './mall.repository.ts'

export type MallService = ReturnType<typeof createMallService>

/** Malls with their floors. */
export function createMallService({ db, now }: { db: Db; now: () => Date }) {
  const common = ({ hours, hoursText, floors: _, story: __, address: ___, ...row }: MallRow) => ({
    ...row,
    href: hrefs.mall(row.city, row.slug),
    hours: openingHours(readRanges(hours), hoursText, now()),
  })

  const card = (row: MallRow): MallCard => ({
    ...common(row),
    floors: row.floors.length,
    stores: row.floors.reduce((sum, { stores }) => sum + stores.length, 0),
  })

  return {
    async list(city: string | undefined): Promise<MallCard[]> {
      return (await mallsOf(db, city)).map(card)
    },

    /** Cards in the order of the slugs; malls that no longer exist are omitted. */
    cardsOf: async (q: Queryable, slugs: readonly string[]): Promise<MallCard[]> =>
      slugs.length > 0 ? (await mallsBySlug(q, slugs)).map(card) : [],

    async page(slug: string, city: string | undefined): Promise<Mall> {
      const row = await mallBySlug(db, slug, city)
      if (!row) {
        const href = await movedMall(db, slug)
        throw href ? new Moved(href) : new NotFound('This mall does not exist.')
      }
      const { story, address, floors } = row
      return { ...common(row), story, address, floors, mapUrl: wayThere(row) }
    },
  }
}
