import type { Revision, WrittenRow } from '@nukkad/contracts/endpoints/content/staff-writing'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import * as content from './edited.repository.ts'
import * as writing from './edited-writing.repository.ts'
import { nameFrom } from './names.ts'
import { droppedBy } from './references.ts'
import * as revisions from './revisions.ts'
import type { Edited, Subject, Titled } from './subject.ts'
import { losesUnknownBlocks } from './unknown-blocks.ts'

export interface EditingBase {
  readonly db: Db
  readonly now: () => Date
}

interface ListQuery {
  readonly page?: number
  readonly pagesize?: number
  readonly state?: 'draft' | 'scheduled' | 'published'
  readonly city?: string
  readonly q?: string
}

const yearAhead = 366 * 24 * 3600_000
const mostTries = 30

/**
 * Editing of published content: saved drafts wait until they are published, and no editor overwrites a version they
 * have not seen.
 */
// limit: every call locks the row, checks its version and keeps a revision to restore
export function createEditing<C extends Titled, D, M extends object>(
  { db, now }: EditingBase,
  subject: Subject<C, D, M>,
) {
  const { word, table } = subject
  const draftColumns = [...table.columns, ...Object.keys(table.beside ?? {})]
  const columnsOf = (row: Edited<C>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => draftColumns.includes(name))) as unknown as C

  async function read(q: Queryable, id: string | number, locked = false): Promise<Edited<C>> {
    const row = await content.findEdited<C>(q, table, id, now(), locked)
    if (!row) throw new NotFound(`This ${word} does not exist or has been deleted.`)
    return row
  }

  const show = (row: Edited<C>) => {
    const { id, slug, city, href, state, version, publishedAt, hasChanges, editor, editedAt } = row
    return {
      id: String(id),
      slug,
      city,
      href,
      state,
      version,
      hasChanges,
      saved: savedBy(editor, editedAt),
      publishedAt: publishedAt?.toISOString() ?? null,
      draft: subject.draftOf(row),
      ...subject.more(row),
    }
  }
  const readAndShow = async (q: Queryable, id: string | number) => show(await read(q, id))

  /** The locked row, if it is still at the version that the caller saw. */
  async function rowAtVersion(tx: Tx, id: string, userId: string, version: number): Promise<Edited<C>> {
    const row = await read(tx, id, true)
    if (row.version !== version) throw changedMeanwhile(row, word, userId, now())
    return row
  }
  const change = (id: string, userId: string, version: number, work: (tx: Tx, row: Edited<C>) => Promise<unknown>) =>
    transaction(db, async (tx) => {
      await work(tx, await rowAtVersion(tx, id, userId, version))
      return readAndShow(tx, id)
    })

  async function keep(tx: Tx, row: Edited<C>, content: C, userId: string): Promise<void> {
    const at = now()
    if (!(await revisions.hasRevisions(tx, table, row.id)) && subject.isBegun(row)) {
      const before = { version: row.version, content: columnsOf(row), userId: null, now: row.editedAt ?? at }
      await revisions.keepRevision(tx, table, row.id, before)
    }
    await writing.keepDraft(tx, table, row.id, content, { userId, now: at })
    await revisions.keepRevision(tx, table, row.id, {
      version: row.version + 1,
      content,
      userId,
      now: at,
      dropped: droppedBy(columnsOf(row), content),
      keepsPrevious: losesUnknownBlocks(row, content),
    })
  }

  return {
    change,

    async list({ page = 1, pagesize = 20, state, city, q }: ListQuery) {
      const asked = { state, city, words: q?.trim() || undefined, page, pagesize }
      const { counts, rows } = await content.listPage(db, table, asked, now())
      const of = (name: string) => counts.find((one) => one.state === name)?.count ?? 0
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const total = state ? of(state) : all
      return {
        data: rows.map(
          ({ id, publishedAt, editor, editedAt, starts, ...row }): WrittenRow => ({
            ...row,
            id: String(id),
            publishedAt: publishedAt?.toISOString() ?? null,
            starts: starts?.toISOString() ?? null,
            saved: savedBy(editor, editedAt),
          }),
        ),
        total,
        page,
        pagesize,
        hasNext: page * pagesize < total,
        counts: { all, draft: of('draft'), scheduled: of('scheduled'), published: of('published') },
      }
    },

    get: (id: string) => readAndShow(db, id),

    /** Creates a row under a slug that is not in use; `insert` writes it, and returns its id. */
    async begin(title: string, insert: (tx: Tx, slug: string) => Promise<number>) {
      const name = nameFrom(title, word, subject.isFreeName)
      for (let nth = 1; nth <= mostTries; nth += 1) {
        const slug = nth === 1 ? name : `${name}-${nth}`
        try {
          return await transaction(db, async (tx) => readAndShow(tx, await insert(tx, slug)))
        } catch (error) {
          if (!subject.isNameTaken(error)) throw error
        }
      }
      throw new Invalid({ title: `is used by too many ${word}s: please choose another` })
    },

    async save(id: string, userId: string, version: number, sent: D) {
      const content = await subject.check(await read(db, id), subject.cleaned(sent), userId)
      return change(id, userId, version, (tx, row) => keep(tx, row, content, userId))
    },

    publish: (id: string, userId: string, version: number, at: string | null | undefined) =>
      change(id, userId, version, async (tx, row) => {
        const fields = subject.missing(row)
        if (fields) throw new Invalid(fields)
        const by = { userId, now: now() }
        const time = at ? new Date(at) : by.now
        if (at && row.state === 'published')
          throw new Invalid({ at: `cannot be chosen: readers see this ${word} already. Move it back to draft first` })
        if (at && time <= by.now) throw new Invalid({ at: 'is in the past' })
        if (time.getTime() > by.now.getTime() + yearAhead) throw new Invalid({ at: 'is more than a year ahead' })
        await subject.beforeShowing?.(tx, row)
        const published = row.state === 'published' && row.publishedAt ? row.publishedAt : time
        await writing.showDraft(tx, table, row.id, { at: published, status: at ? 'scheduled' : 'published', by })
      }),

    unpublish: (id: string, userId: string, version: number) =>
      change(id, userId, version, async (tx, row) => {
        await subject.beforeHiding?.(tx, row)
        await writing.takeBack(tx, table, row.id, { userId, now: now() })
      }),

    async move(id: string, userId: string, version: number, slug: string) {
      if (!subject.isFreeName(slug))
        throw new Invalid({ slug: 'is reserved for another page, or is a number: please choose another' })
      try {
        return await change(id, userId, version, async (tx, row) => {
          if (row.slug !== slug) await writing.moveTo(tx, table, row.id, slug, { userId, now: now() })
        })
      } catch (error) {
        throw subject.isNameTaken(error) ? new Invalid({ slug: 'is taken by another page' }) : error
      }
    },

    async remove(id: string, userId: string, version: number): Promise<void> {
      await transaction(db, async (tx) => {
        const row = await rowAtVersion(tx, id, userId, version)
        if (row.state !== 'draft')
          throw new Conflict(`Only a draft can be deleted. Move the ${word} back to draft first.`)
        await subject.beforeDeleting?.(tx, row)
        await writing.remove(tx, table, row.id)
      })
    },

    async revisions(id: string): Promise<Revision[]> {
      await read(db, id)
      const rows = await revisions.revisionsOf(db, table, id)
      return rows.map(({ version, at, name, title, blocks }) => ({
        version,
        title,
        blocks,
        saved: { name: name || 'Nukkad', at: at.toISOString() },
      }))
    },

    restore: (id: string, userId: string, version: number, revision: number) =>
      change(id, userId, version, async (tx, row) => {
        const content = await revisions.revisionOf<C>(tx, table, row.id, revision)
        if (!content) throw new NotFound('This version is no longer stored.')
        await keep(tx, row, content, userId)
      }),
  }
}

const savedBy = (name: string | null, at: Date | null) =>
  at === null ? null : { name: name || 'Nukkad', at: at.toISOString() }
