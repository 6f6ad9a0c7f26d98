import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import { cityOf } from '@nukkad/contracts'
import type { StoredBlock } from '@nukkad/contracts/content-block'
import type { beginPost, EditedPost, editorPosts, PostDraft, Revision } from '@nukkad/contracts/endpoints/editor'
import { type Db, isTaken, type Queryable, type Tx, transaction } from '../../db.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { type CheckParts, createDraftCheck } from './check-draft.ts'
import * as posts from './edited-post.repository.ts'
import * as revisions from './revision.repository.ts'
import { cleaned, isFreeName, missing, nameFrom } from './written-post.ts'

export interface EditingParts extends CheckParts {
  readonly db: Db
  readonly now: () => Date
  /** Only tests take it away. */
  readonly isLocking?: boolean
}
export type EditingService = ReturnType<typeof createEditing>

const gone = () => new NotFound('This post is not here, or not any more.')
const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short', dateStyle: 'medium' })
const yearAhead = 366 * 24 * 3600_000
const mostTries = 30

/** Writing posts: what is saved waits until it is published, and nobody writes over what they have not seen. */
export function createEditing({ db, now, isLocking = true, ...parts }: EditingParts) {
  const check = createDraftCheck(db, parts)

  async function read(q: Queryable, id: string | number, locked = false): Promise<posts.EditedRow> {
    const row = await posts.editedPost(q, id, now(), locked)
    if (!row) throw gone()
    return row
  }
  const shown = async (q: Queryable, id: string | number) => show(await read(q, id))

  /** Runs with the row held, if it still stands as the caller saw it. */
  const change = (
    id: string,
    userId: string,
    version: number,
    work: (tx: Tx, row: posts.EditedRow) => Promise<unknown>,
  ) =>
    transaction(db, async (tx) => {
      const row = await read(tx, id, isLocking)
      if (row.version !== version) throw changedMeanwhile(row, userId)
      await work(tx, row)
      return shown(tx, id)
    })

  async function keep(tx: Tx, row: posts.EditedRow, content: posts.Columns, userId: string): Promise<void> {
    const at = now()
    if (!(await revisions.hasRevisions(tx, row.id))) {
      const before = { version: row.version, content: columnsOf(row), userId: null, now: row.editedAt ?? at }
      if (row.blocks.length > 0) await revisions.keepRevision(tx, row.id, before)
    }
    await posts.keepDraft(tx, row.id, content, { userId, now: at })
    await revisions.keepRevision(tx, row.id, { version: row.version + 1, content, userId, now: at })
  }

  return {
    async desk({
      page = 1,
      pagesize = 20,
      state,
      city,
      q,
    }: QueryOf<typeof editorPosts>): Promise<AnswerOf<typeof editorPosts>> {
      const asked = { state, city, words: q?.trim() || undefined, page, pagesize }
      const { counts, rows } = await posts.deskPage(db, asked, now())
      const of = (name: string) => counts.find((one) => one.state === name)?.count ?? 0
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const total = state ? of(state) : all
      return {
        data: rows.map(({ id, publishedAt, editor, editedAt, ...row }) => ({
          ...{ ...row, id: String(id), publishedAt: publishedAt?.toISOString() ?? null },
          saved: savedBy(editor, editedAt),
        })),
        ...{ total, page, pagesize, hasNext: page * pagesize < total },
        counts: { all, draft: of('draft'), scheduled: of('scheduled'), published: of('published') },
      }
    },

    get: (id: string) => shown(db, id),

    async begin(userId: string, { city, kind, title }: BodyOf<typeof beginPost>): Promise<EditedPost> {
      if (!cityOf(city)) throw new Invalid({ city: 'is none of ours' })
      const { id: author_id, name: author } = await posts.authorFor(db, userId)
      const columns: posts.Columns = {
        ...{ kind, title: title.trim(), kicker: '', line: '', locality_slug: null, tags: [], author, author_id },
        ...{ scene: 'street-day', picture_url: null, alt: '', ground: '#e8dfd0', minutes: 1, blocks: [] },
      }
      const name = nameFrom(title)
      for (let nth = 1; nth <= mostTries; nth += 1) {
        const slug = nth === 1 ? name : `${name}-${nth}`
        try {
          const id = await posts.insertPost(db, { ...columns, slug, city, userId, now: now() })
          return await shown(db, id)
        } catch (error) {
          if (!isNameTaken(error)) throw error
        }
      }
      throw new Invalid({ title: 'is that of too many posts: please say it in other words' })
    },

    async save(id: string, userId: string, version: number, sent: PostDraft): Promise<EditedPost> {
      const before = await read(db, id)
      const content = await check(before, cleaned(sent), userId)
      return change(id, userId, version, (tx, row) => keep(tx, row, content, userId))
    },

    publish: (id: string, userId: string, version: number, at: string | null | undefined): Promise<EditedPost> =>
      change(id, userId, version, async (tx, row) => {
        const fields = missing(row)
        if (fields) throw new Invalid(fields)
        const by = { userId, now: now() }
        const time = at ? new Date(at) : by.now
        if (at && row.state === 'published')
          throw new Invalid({ at: 'cannot be chosen: readers see this post already. Take it back first' })
        if (at && time <= by.now) throw new Invalid({ at: 'lies in the past' })
        if (time.getTime() > by.now.getTime() + yearAhead) throw new Invalid({ at: 'lies more than a year ahead' })
        const published = row.state === 'published' && row.publishedAt ? row.publishedAt : time
        await posts.showDraft(tx, row.id, published, at ? 'scheduled' : 'published', by)
      }),

    unpublish: (id: string, userId: string, version: number): Promise<EditedPost> =>
      change(id, userId, version, (tx, row) => posts.takeBack(tx, row.id, { userId, now: now() })),

    async move(id: string, userId: string, version: number, slug: string): Promise<EditedPost> {
      if (!isFreeName(slug))
        throw new Invalid({ slug: 'is the name of another page, or a number: please take another' })
      try {
        return await change(id, userId, version, async (tx, row) => {
          if (row.slug !== slug) await posts.moveTo(tx, row.id, slug, { userId, now: now() })
        })
      } catch (error) {
        throw isNameTaken(error) ? new Invalid({ slug: 'is taken by another page' }) : error
      }
    },

    async remove(id: string, userId: string, version: number): Promise<void> {
      await transaction(db, async (tx) => {
        const row = await read(tx, id, isLocking)
        if (row.version !== version) throw changedMeanwhile(row, userId)
        if (row.state !== 'draft') throw new Conflict('Only a draft can be deleted. Take the post back first.')
        await posts.deletePost(tx, row.id)
      })
    },

    async revisions(id: string): Promise<Revision[]> {
      await read(db, id)
      const rows = await revisions.revisionsOf(db, id)
      return rows.map(({ version, at, name, title, blocks }) => ({
        ...{ version, title, blocks, saved: { name: name || 'Nukkad', at: at.toISOString() } },
      }))
    },

    restore: (id: string, userId: string, version: number, revision: number): Promise<EditedPost> =>
      change(id, userId, version, async (tx, row) => {
        const content = await revisions.revisionOf(tx, row.id, revision)
        if (!content) throw new NotFound('This state is not kept any more.')
        await keep(tx, row, content, userId)
      }),
  }
}

const isNameTaken = (error: unknown) => isTaken(error, 'post__slug_unique') || isTaken(error, 'city_address__identity')

const savedBy = (name: string | null, at: Date | null) =>
  at === null ? null : { name: name || 'Nukkad', at: at.toISOString() }

function changedMeanwhile({ editor, editedBy, editedAt }: posts.EditedRow, userId: string): Conflict {
  const at = editedAt ?? new Date()
  const who = String(editedBy) === userId ? 'You' : editor || 'Somebody'
  const where = who === 'You' ? ' in another window' : ''
  return new Conflict(
    `${who} saved this post${where} on ${inIndia.format(at).replace(/\u202f/g, ' ')}, after you opened it. What you wrote is still here.`,
    { by: who, at: at.toISOString() },
  )
}

function columnsOf(row: posts.EditedRow): posts.Columns {
  const { kind, kicker, title, line, locality_slug, tags, author, author_id, scene, picture_url, alt, ground } = row
  const words = { kind, kicker, title, line, locality_slug, tags, author, author_id }
  return { ...words, scene, picture_url, alt, ground, minutes: row.minutes, blocks: row.blocks }
}

function show(row: posts.EditedRow): EditedPost {
  const { id, slug, city, href, state, version, publishedAt, hasChanges, editor, editedAt } = row
  const { kind, kicker, title, line, locality_slug: locality, tags, handle: author, blocks } = row
  const picture = posts.pictureOf(row)
  return {
    ...{ id: String(id), slug, city, href, state, version, hasChanges, saved: savedBy(editor, editedAt) },
    publishedAt: publishedAt?.toISOString() ?? null,
    post: { kind, kicker, title, line, locality, tags: [...tags], author, picture, blocks: blocks as StoredBlock[] },
  }
}
