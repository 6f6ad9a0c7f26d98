import type { AccessBucket, AccessFeed } from '@nukkad/contracts/endpoints/access/access'
import type { AccessOffer, OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import type { Db } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import * as repository from './offer.repository.ts'
import { showOffer } from './offer-view.ts'

const sectionsAPage = 4
const offersASection = 8
const offersAPage = 20

const benefits: AccessFeed['benefits'] = [
  { title: 'Free with your account', text: 'No fee, no minimum, no points. Join once and the card is yours.' },
  { title: 'Use it at the counter', text: 'Show the code on your phone, and the place confirms it.' },
  { title: 'Places we go to ourselves', text: 'Cafes, spas and studios of your city, not a book of coupons.' },
]
const everything = { slug: 'all', title: 'All offers', line: 'Everything that members get in the city right now' }

export type OfferService = ReturnType<typeof createOfferService>

/** The public part of the access programme. Offers outside their validity are not listed. */
export function createOfferService({ db, now }: { db: Db; now: () => Date }) {
  return {
    async feed(city: string | undefined, page = 1): Promise<AccessFeed> {
      const at = now()
      const all = await repository.categories(db, { city }, at)
      const filled = all.filter(({ offers }) => offers > 0)
      const shown = filled.slice((page - 1) * sectionsAPage, page * sectionsAPage)
      const slugs = shown.map(({ slug }) => slug)
      const rows = slugs.length > 0 ? await repository.firstOfEach(db, { city }, slugs, offersASection, at) : []
      return {
        benefits,
        categories: all,
        page,
        hasNext: page * sectionsAPage < filled.length,
        total: all.reduce((sum, { offers }) => sum + offers, 0),
        sections: shown.map(({ slug, title }) => ({
          category: slug,
          title,
          offers: rows.filter(({ category }) => category === slug).map(showOffer),
        })),
      }
    },

    async bucket(
      slug: string,
      { city, type, page = 1 }: { city?: string | undefined; type?: OfferKind | undefined; page?: number },
    ): Promise<AccessBucket> {
      const at = now()
      const categories = await repository.categories(db, { city, kind: type }, at)
      const category = slug === everything.slug ? everything : categories.find((one) => one.slug === slug)
      if (!category) throw new NotFound('There are no offers in this category.')
      const ask = { city, kind: type, category: slug === everything.slug ? undefined : slug }
      const offset = (page - 1) * offersAPage
      const [rows, total] = await Promise.all([
        repository.list(db, ask, { limit: offersAPage, offset }, at),
        repository.count(db, ask, at),
      ])
      return {
        data: rows.map(showOffer),
        total,
        page,
        pagesize: offersAPage,
        hasNext: offset + rows.length < total,
        category: { slug: category.slug, title: category.title, line: category.line },
        categories,
      }
    },

    async one(slug: string): Promise<AccessOffer> {
      const row = await repository.bySlug(db, slug)
      if (!row) throw new NotFound('This offer does not exist.')
      return showOffer(row)
    },

    /** The offers of a place or a merchant; empty when neither is given or known. */
    async of({ place, merchant }: { place?: string; merchant?: string }): Promise<AccessOffer[]> {
      const slug = place ?? merchant
      if (slug === undefined) return []
      return (await repository.ofGiver(db, place === undefined ? 'merchant' : 'place', slug, now())).map(showOffer)
    },
  }
}
