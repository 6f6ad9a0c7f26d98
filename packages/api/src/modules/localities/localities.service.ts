import type { Locality, LocalityPage, SubLocality } from '@nukkad/contracts/endpoints/city/localities'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Moved, NotFound } from '../../errors.ts'
import { keysIn } from '../feeds/read-feed.ts'
import * as repository from './locality.repository.ts'
import { showLocality, showSub } from './locality-view.ts'
import { nearestTo } from './nearest-localities.ts'

type Counts = (q: Queryable, city: string) => Promise<ReadonlyMap<string, number>>
export interface LocalityParts {
  readonly db: Db
  readonly places: { readonly counts: Counts }
  readonly posts: { readonly counts: Counts }
}
export type LocalityService = ReturnType<typeof createLocalityService>

const noLocality = 'This neighbourhood does not exist.'
const tagsShown = 12
const neighbours = 6

/** Neighbourhoods of the cities, and the tags in use there. */
export function createLocalityService({ db, places, posts }: LocalityParts) {
  /** Counts the entries of a list in a city; with 'all', in one city or in every one. */
  async function countsOf(city: string) {
    const [ofPlaces, ofPosts] = await Promise.all([places.counts(db, city), posts.counts(db, city)])
    return (list: string, home = city) => {
      const keys = keysIn(home, list)
      const sum = (counts: ReadonlyMap<string, number>) => keys.reduce((all, key) => all + (counts.get(key) ?? 0), 0)
      return { places: sum(ofPlaces), posts: sum(ofPosts) }
    }
  }

  /** Redirects to a neighbourhood's page when the request names no city. */
  async function elsewhere(slug: string): Promise<Moved | NotFound> {
    const [row] = await repository.localitiesNamed(db, slug, undefined)
    return row ? new Moved(hrefs.locality(row.city, row.slug)) : new NotFound(noLocality)
  }

  return {
    async list(asked: string | undefined): Promise<Locality[]> {
      const city = asked ?? 'all'
      const [rows, counts] = await Promise.all([repository.localitiesOf(db, city), countsOf(city)])
      return rows.map((row) => showLocality(row, counts(`locality/${row.slug}`, row.city)))
    },

    async page(city: string | undefined, slug: string): Promise<LocalityPage> {
      if (city === undefined) throw await elsewhere(slug)
      const [rows, subs, counts, tags] = await Promise.all([
        repository.localitiesOf(db, city),
        repository.subsOf(db, city, slug),
        countsOf(city),
        repository.allTags(db),
      ])
      const row = rows.find((one) => one.slug === slug)
      if (!row) throw new NotFound(noLocality)
      const here = tags
        .map(({ slug: tag, name }) => {
          const { places: some, posts: others } = counts(`locality/${slug}/tag/${tag}`)
          return { slug: tag, name, href: hrefs.localityTag(city, slug, tag), count: some + others }
        })
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count)
        .slice(0, tagsShown)
      return {
        ...showLocality(row, counts(`locality/${slug}`)),
        story: row.story,
        subs: subs.map(showSub),
        tags: here,
        near: nearestTo(row, rows)
          .slice(0, neighbours)
          .map((one) => ({ slug: one.slug, name: one.name, line: one.line, href: hrefs.locality(city, one.slug) })),
      }
    },

    async subs(city: string | undefined, locality: string | undefined): Promise<SubLocality[]> {
      const isKnown = locality === undefined || (await repository.localitiesNamed(db, locality, city)).length > 0
      if (!isKnown) throw new NotFound(noLocality)
      return (await repository.subsOf(db, city, locality)).map(showSub)
    },

    /** A locality by name and point; undefined where it does not exist. */
    find: async (city: string, slug: string) => (await repository.localitiesNamed(db, slug, city))[0],

    /** Every term of a city, with the number of things under it. */
    async terms(city: string) {
      const [localities, tags, counts] = await Promise.all([
        repository.localitiesOf(db, city),
        repository.allTags(db),
        countsOf(city),
      ])
      return { localities, tags, counts }
    },
  }
}
