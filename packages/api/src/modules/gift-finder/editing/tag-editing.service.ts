import type { AnswerOf } from '@nukkad/contracts'
import type {
  EditedGiftTag,
  GiftTagDraft,
  giftTags,
  productsOfGiftTag,
} from '@nukkad/contracts/endpoints/shop/gift-tags'
import { type Db, type Queryable, transaction } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import * as repository from './tag.repository.ts'
import { categories as categoriesToTag, unknownCategories } from './tag-category.repository.ts'
import * as tagged from './tagged-product.repository.ts'

interface Change {
  readonly tag: string
  readonly version: number
  readonly userId: string
}
const kind = 'gift-tag'
const noTag = () => new NotFound('This tag does not exist.')

/** Tags of the gift finder as edited: their texts, and which products have them. */
export function createGiftTagEditing({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  async function readEdited(q: Queryable, tag: string): Promise<EditedGiftTag> {
    const [row, change, categories] = await Promise.all([
      repository.findWritten(q, tag),
      lastChange(q, { kind, id: tag }),
      categoriesToTag(q),
    ])
    if (!row) throw noTag()
    return { ...row, ...change, allCategories: [...categories] }
  }

  return {
    all: (): Promise<AnswerOf<typeof giftTags>['data']> => repository.listAll(db),
    read: (tag: string) => readEdited(db, tag),

    create: (tag: string, label: string, userId: string): Promise<EditedGiftTag> =>
      transaction(db, async (tx) => {
        if (!(await repository.put(tx, tag, oneLine(label)))) {
          throw new Conflict('A tag with this name already exists.', { id: 'is taken' })
        }
        // A tag of this name may have been deleted earlier: its change numbers continue.
        const { version } = await lastChange(tx, { kind, id: tag })
        await noteChange(tx, { kind, id: tag, version, userId, now: now() })
        return readEdited(tx, tag)
      }),

    save: ({ tag, version, userId }: Change, { label, because, categories }: GiftTagDraft): Promise<EditedGiftTag> =>
      transaction(db, async (tx) => {
        if (!(await repository.findWritten(tx, tag))) throw noTag()
        await noteChange(tx, { kind, id: tag, version, userId, now: now() })
        const unknown = await unknownCategories(tx, categories)
        if (unknown.length > 0) throw new Invalid({ categories: `are not there: ${unknown.join(', ')}` })
        await repository.change(tx, tag, { label: oneLine(label), because: because && oneLine(because), categories })
        return readEdited(tx, tag)
      }),

    remove: (tag: string) =>
      transaction(db, async (tx) => {
        const current = await repository.findWritten(tx, tag)
        if (!current) throw noTag()
        if (current.usedIn.length > 0) {
          const titles = current.usedIn.map(({ title }) => `“${title}”`).join(', ')
          throw new Conflict(`This tag is used by questions: ${titles}. Remove it there first.`)
        }
        await repository.remove(tx, tag)
        return { tag }
      }),

    async products(
      tag: string,
      { page = 1, pagesize = 20 }: { page?: number; pagesize?: number },
    ): Promise<AnswerOf<typeof productsOfGiftTag>> {
      if (!(await repository.findWritten(db, tag))) throw noTag()
      const offset = (page - 1) * pagesize
      const rows = await tagged.products(db, { tag, limit: pagesize, offset })
      const total = rows[0]?.total ?? 0
      const data = rows.map(({ total: _, ...row }) => row)
      return { data, total, page, pagesize, hasNext: offset + rows.length < total }
    },

    async tagProduct(tag: string, slug: string, fits: boolean | null) {
      if (!(await repository.findWritten(db, tag))) throw noTag()
      const isThere =
        fits === null ? await tagged.untagProduct(db, tag, slug) : await tagged.tagProduct(db, tag, slug, fits)
      if (!isThere) throw new NotFound('This product does not exist.')
      return { fits }
    },
  }
}
export type GiftTagEditing = ReturnType<typeof createGiftTagEditing>
