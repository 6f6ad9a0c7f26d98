import { randomBytes } from 'node:crypto'
import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import type {
  createSavedList,
  getSavedList,
  mySavedLists,
  putInSavedList,
  SavedListHead,
  sharedSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import type { SavedItem, SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, NotFound } from '../../../errors.ts'
import { inRupees } from '../../pricing/money.ts'
import type { FindContentName } from '../content-names.ts'
import type { WithCards } from '../with-cards.ts'
import { listName, shownName } from './list-words.ts'
import * as lists from './saved-list.repository.ts'
import * as items from './saved-list-item.repository.ts'

const mostLists = 100
const mostItems = 200
/** 128 bits: nobody finds an address by trying. In hexadecimal, because addresses are case-insensitive. */
const codeBytes = 16
const picturesEach = 3

export interface SavedListParts {
  readonly db: Db
  readonly now: () => Date
  readonly withCards: WithCards
  readonly nameOf: FindContentName
}
type InList = AnswerOf<typeof putInSavedList>['data']
type Created = AnswerOf<typeof createSavedList>['data']
type PageOf = QueryOf<typeof getSavedList>

const noList = () => new NotFound('This list does not exist.')
/** The same for an unknown code and a withdrawn one. */
const noSharedList = () => new NotFound('This list is not shared.')

const pictureOf = ({ product, place, post, event, mall, video }: Omit<SavedItem, 'kind' | 'ref' | 'saved_at'>) =>
  video?.poster ?? (product ?? place ?? post ?? event ?? mall)?.image ?? null

const headOf = ({ listId, name, count, shareCode, sharedAs }: lists.ListRow): SavedListHead => ({
  listId,
  name,
  count,
  share: shareCode === null ? null : { path: hrefs.sharedList(shareCode), sharedAs: sharedAs ?? '' },
})

/** Named lists of what users saved. A list belongs to one user, who may share it by an address that nobody can guess. */
// limit: what belongs to one list is changed under one lock
export function createSavedListService({ db, now, withCards, nameOf }: SavedListParts) {
  /** Something that no longer exists can only be named as the caller's own list names it. */
  const named = async ({ kind, ref }: SavedRef): Promise<SavedRef> => ({ kind, ref: (await nameOf(kind, ref)) ?? ref })

  async function put(tx: Tx, userId: string, listId: string, item: SavedRef): Promise<void> {
    if (!(await items.isSaved(tx, userId, item))) throw new NotFound('Save it first, then add it to a list.')
    if (await items.holds(tx, listId, item)) return
    const { count } = (await lists.listOf(tx, userId, listId)) ?? { count: 0 }
    if (count >= mostItems) throw new Conflict(`This list is full: it has ${mostItems} things.`)
    await items.put(tx, listId, item, now())
  }

  const changing = <T>(userId: string, listId: string, work: (tx: Tx, list: lists.ListRow) => Promise<T>) =>
    transaction(db, async (tx) => {
      await lists.lockOwner(tx, userId)
      const list = await lists.listOf(tx, userId, listId)
      if (!list) throw noList()
      return work(tx, list)
    })

  async function inList(tx: Tx, userId: string, listId: string, isIn: boolean): Promise<InList> {
    return { listId, isIn, count: (await lists.listOf(tx, userId, listId))?.count ?? 0 }
  }

  async function pageOf(list: lists.ListRow, { page = 1, pagesize = 20 }: PageOf) {
    const offset = (page - 1) * pagesize
    const rows = await items.page(db, list.listId, { limit: pagesize, offset })
    const cards = await withCards(rows)
    const hasNext = offset + pagesize < list.count
    return { rows, cards, part: { total: list.count, page, pagesize, hasNext } }
  }

  return {
    async mine(userId: string, { kind, ref }: QueryOf<typeof mySavedLists>): Promise<AnswerOf<typeof mySavedLists>> {
      const item = kind !== undefined && ref !== undefined ? await named({ kind, ref }) : undefined
      const rows = await lists.listsOf(db, userId, item)
      const newest = await items.newestOf(
        db,
        rows.map(({ listId }) => listId),
        picturesEach,
      )
      const cards = await withCards(newest)
      const pictures = newest.map(({ listId }, at) => ({ listId, picture: cards[at] && pictureOf(cards[at]) }))
      const data = rows.map(({ shareCode, sharedAs: _, ...list }) => ({
        ...list,
        isShared: shareCode !== null,
        pictures: pictures.flatMap(({ listId, picture }) => (listId === list.listId && picture ? [picture] : [])),
      }))
      return { data }
    },

    /** A second tap, or a list of the same name, leads to the list that there is. */
    async create(userId: string, { name: typed, thing: wanted }: BodyOf<typeof createSavedList>): Promise<Created> {
      const name = listName(typed)
      const item = wanted && (await named(wanted))
      return transaction(db, async (tx) => {
        await lists.lockOwner(tx, userId)
        const same = await lists.listNamed(tx, userId, name)
        if (!same && (await lists.countOf(tx, userId)) >= mostLists)
          throw new Conflict(`You have ${mostLists} lists. Delete one to make another.`)
        const listId = same?.listId ?? (await lists.insert(tx, userId, name, now()))
        if (item) await put(tx, userId, listId, item)
        return { listId, name: same?.name ?? name, isNew: same === undefined }
      })
    },

    async show(userId: string, listId: string, query: PageOf): Promise<AnswerOf<typeof getSavedList>> {
      const list = await lists.listOf(db, userId, listId)
      if (!list) throw noList()
      const { rows, cards, part } = await pageOf(list, query)
      const data = rows.map(({ kind, ref, addedAt, cheaperBy }, at) =>
        Object.assign(
          { kind, ref, saved_at: addedAt.toISOString(), cheaper_by: cheaperBy === null ? null : inRupees(cheaperBy) },
          cards[at] as (typeof cards)[number],
        ),
      )
      return { data, ...part, list: headOf(list) }
    },

    rename: (userId: string, listId: string, typed: string): Promise<{ name: string }> => {
      const name = listName(typed)
      return changing(userId, listId, async (tx) => {
        const same = await lists.listNamed(tx, userId, name)
        if (same && same.listId !== listId) throw new Conflict(`You already have a list called “${same.name}”.`)
        await lists.rename(tx, listId, name)
        return { name }
      })
    },

    delete: (userId: string, listId: string): Promise<void> =>
      changing(userId, listId, async (tx) => void (await lists.remove(tx, userId, listId))),

    async put(userId: string, listId: string, wanted: SavedRef): Promise<InList> {
      const item = await named(wanted)
      return changing(userId, listId, async (tx) => {
        await put(tx, userId, listId, item)
        return inList(tx, userId, listId, true)
      })
    },

    async takeOut(userId: string, listId: string, wanted: SavedRef): Promise<InList> {
      const item = await named(wanted)
      return changing(userId, listId, async (tx) => {
        await items.takeOut(tx, listId, item)
        return inList(tx, userId, listId, false)
      })
    },

    /** A shared list keeps its address; one that was withdrawn gets another. */
    async share(userId: string, listId: string, typed: string): Promise<NonNullable<SavedListHead['share']>> {
      const sharedAs = shownName(typed)
      const wanted = { listId, code: randomBytes(codeBytes).toString('hex'), sharedAs, now: now() }
      const code = await lists.share(db, userId, wanted)
      if (code === undefined) throw noList()
      return { path: hrefs.sharedList(code), sharedAs }
    },

    async withdraw(userId: string, listId: string): Promise<void> {
      if (!(await lists.withdraw(db, userId, listId))) throw noList()
    },

    async shared(code: string, query: PageOf): Promise<AnswerOf<typeof sharedSavedList>> {
      const list = await lists.listShared(db, code)
      if (!list) throw noSharedList()
      const { rows, cards, part } = await pageOf(list, query)
      const data = rows.map(({ kind, ref }, at) => Object.assign({ kind, ref }, cards[at] as (typeof cards)[number]))
      return { data, ...part, list: { name: list.name, sharedAs: list.sharedAs ?? '', count: list.count } }
    },
  }
}
export type SavedListService = ReturnType<typeof createSavedListService>
