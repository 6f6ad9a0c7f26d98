import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { addBookmark, listBookmarks, SaveKind, savedProducts } from '@nukkad/contracts/endpoints/saves'
import type { Db } from '../../db.ts'
import { Conflict, NotFound } from '../../errors.ts'
import type { SavesParts } from './saves.module.ts'
import * as repository from './saves.repository.ts'

/** Nobody finds anything again among more. */
const mostSaves = 1000

export type SavesService = ReturnType<typeof createSavesService>
type Saved = AnswerOf<typeof addBookmark>['data']

/** What people keep for later. Only products can be shown so far; places, posts and discoveries come with their kinds. */
export function createSavesService({ db, catalogue }: SavesParts & { db: Db }) {
  const cardsByRef = async (refs: readonly string[]) =>
    new Map((refs.length > 0 ? await catalogue.cards(refs) : []).map((card) => [card.slug, card]))

  return {
    async add(userId: string, { kind, ref }: { kind: SaveKind; ref: string }): Promise<Saved> {
      const isThere = kind === 'product' && (await cardsByRef([ref])).has(ref)
      if (!isThere) throw new NotFound('This cannot be saved: it is not here, or not any more.')
      const isSaved = await repository.insert(db, userId, { kind, ref, now: new Date(), most: mostSaves })
      if (!isSaved) throw new Conflict(`You have saved ${mostSaves} things. Take some away to save more.`)
      return { kind, ref, isSaved: true }
    },

    async remove(userId: string, { kind, ref }: { kind: SaveKind; ref: string }): Promise<Saved> {
      await repository.remove(db, userId, kind, ref)
      return { kind, ref, isSaved: false }
    },

    refs: (userId: string, kind: SaveKind): Promise<string[]> => repository.refs(db, userId, kind, mostSaves),

    async list(
      userId: string,
      { kind, page = 1, pagesize = 20 }: QueryOf<typeof listBookmarks>,
    ): Promise<AnswerOf<typeof listBookmarks>> {
      const offset = (page - 1) * pagesize
      const { total, rows } = await repository.page(db, userId, { kind, limit: pagesize, offset })
      const cards = await cardsByRef(rows.filter((row) => row.kind === 'product').map(({ ref }) => ref))
      const data = rows.map(({ savedAt, ...row }) => ({
        ...row,
        saved_at: savedAt.toISOString(),
        product: (row.kind === 'product' && cards.get(row.ref)) || null,
      }))
      return { data, total, page, pagesize, hasNext: offset + pagesize < total }
    },

    /** What is not sold any more is left out before pages are counted. */
    async products(
      userId: string,
      { page = 1, pagesize = 20 }: QueryOf<typeof savedProducts>,
    ): Promise<AnswerOf<typeof savedProducts>> {
      const sold = await catalogue.cards(await repository.refs(db, userId, 'product', mostSaves))
      const from = (page - 1) * pagesize
      const data = sold.slice(from, from + pagesize)
      return { data, total: sold.length, page, pagesize, hasNext: from + pagesize < sold.length }
    },
  }
}
