import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import {
  type addBookmark,
  type listBookmarks,
  type SavedRef,
  type SaveKind,
  savedAs,
  type savedProducts,
} from '@nukkad/contracts/endpoints/people/saves'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { inRupees } from '../pricing/money.ts'
import type { CardsByKind } from './cards-by-kind.ts'
import type { FindContentName } from './content-names.ts'
import * as lists from './lists/saved-list.repository.ts'
import * as listItems from './lists/saved-list-item.repository.ts'
import * as repository from './saves.repository.ts'
import type { WithCards } from './with-cards.ts'

/** More than anyone can still find something in. */
const mostSaves = 1000

export interface SavesParts {
  readonly db: Db
  readonly cardsByKind: CardsByKind
  readonly withCards: WithCards
  readonly nameOf: FindContentName
  readonly posts: {
    /** A post by id or slug; a slug alone is sufficient where only one city has it. */
    cardOf(q: Queryable, idOrSlug: string, city: string | undefined): Promise<PostCard | undefined>
  }
}
export type SavesService = ReturnType<typeof createSavesService>
type Saved = AnswerOf<typeof addBookmark>['data']
type Bookmark = BodyOf<typeof addBookmark>

const shown = ({ savedAt, cheaperBy, ...row }: repository.SavedRow) => ({
  ...row,
  saved_at: savedAt.toISOString(),
  cheaper_by: cheaperBy === null ? null : inRupees(cheaperBy),
})

/** Things that users save for later. The cards of each kind are loaded by the module that owns it, once per page. */
export function createSavesService({ db, cardsByKind, withCards, nameOf, posts }: SavesParts) {
  async function postNamed(idOrSlug: string, city: string | undefined): Promise<SavedRef> {
    const post = await posts.cardOf(db, idOrSlug, city)
    if (!post) throw new NotFound('This does not exist or has been deleted.')
    return { kind: 'post', ref: `${post.city}/${post.slug}` }
  }
  const service = {
    async add(userId: string, wanted: Bookmark): Promise<Saved> {
      const kind = savedAs(wanted.kind)
      const ref = await nameOf(kind, wanted.ref)
      if (ref === undefined) throw new NotFound('This cannot be saved: it does not exist or has been deleted.')
      const saved: SavedRef = { kind, ref }
      const isSaved = await transaction(db, async (tx) => {
        const isThere = await repository.insert(tx, userId, { ...saved, now: new Date(), most: mostSaves })
        // Saved again within a day, it is back in its lists.
        if (isThere) await listItems.restoreAll(tx, userId, saved)
        return isThere
      })
      if (!isSaved) throw new Conflict(`You have saved ${mostSaves} things. Remove some to save more.`)
      return { ...saved, isSaved: true }
    },

    async remove(userId: string, wanted: Bookmark): Promise<Saved> {
      const kind = savedAs(wanted.kind)
      // Something that no longer exists can only be named as the caller's own list names it.
      const saved: SavedRef = { kind, ref: (await nameOf(kind, wanted.ref)) ?? wanted.ref }
      await transaction(db, async (tx) => {
        await lists.lockOwner(tx, userId)
        await repository.remove(tx, userId, saved)
        await listItems.removeFromAll(tx, userId, saved, new Date())
      })
      return { ...saved, isSaved: false }
    },

    refs: (userId: string): Promise<SavedRef[]> => repository.refs(db, userId, mostSaves),

    async list(
      userId: string,
      { kind, page = 1, pagesize = 20 }: QueryOf<typeof listBookmarks>,
    ): Promise<AnswerOf<typeof listBookmarks>> {
      const offset = (page - 1) * pagesize
      const [counts, rows] = await Promise.all([
        repository.counts(db, userId),
        repository.page(db, userId, { kind, limit: pagesize, offset }),
      ])
      const cards = await withCards(rows)
      const data = rows.map((row, at) => Object.assign(shown(row), cards[at] as (typeof cards)[number]))
      const total = kind ? (counts[kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { data, total, page, pagesize, hasNext: offset + pagesize < total, counts }
    },

    /** Products that are no longer sold are left out before pages are counted. */
    async products(
      userId: string,
      { page = 1, pagesize = 20 }: QueryOf<typeof savedProducts>,
    ): Promise<AnswerOf<typeof savedProducts>> {
      const refs = await repository.refs(db, userId, mostSaves, 'product')
      const cards = await cardsByKind.product(refs.map(({ ref }) => ref))
      const sold = refs.flatMap(({ ref }) => cards.get(ref) ?? [])
      const from = (page - 1) * pagesize
      const data = sold.slice(from, from + pagesize)
      return { data, total: sold.length, page, pagesize, hasNext: from + pagesize < sold.length }
    },

    /** How many users saved each of these things, by ref; counts of 0 are left out. */
    countOf: async (q: Queryable, kind: SaveKind, refs: readonly string[]): Promise<ReadonlyMap<string, number>> =>
      new Map((await repository.countOf(q, kind, refs)).map(({ ref, count }) => [ref, count])),
  }

  return {
    ...service,
    addDiscovery: async (userId: string, id: string, city?: string) => service.add(userId, await postNamed(id, city)),
    removeDiscovery: async (userId: string, id: string, city?: string) =>
      service.remove(userId, await postNamed(id, city)),
  }
}
