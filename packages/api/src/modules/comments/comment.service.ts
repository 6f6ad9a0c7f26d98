import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import type {
  Comment,
  CommentedKind,
  listComments,
  OwnComment,
  updateComment,
  writeComment,
} from '@nukkad/contracts/endpoints/content/comments'
import type { PersonCard } from '@nukkad/contracts/endpoints/people/profiles'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Invalid, NotFound, TooManyRequests } from '../../errors.ts'
import { carriesLink } from '../../text/external-links.ts'
import { oneLine, paragraphs } from '../../text/typed-text.ts'
import * as comments from './comment.repository.ts'
import * as moderation from './moderation.repository.ts'

export interface CommentParts {
  readonly db: Db
  readonly now: () => Date
  /** The canonical name of content that exists and is public, by any of its names. */
  readonly nameOf: (kind: CommentedKind, ref: string) => Promise<string | undefined>
  readonly people: { cardsOf(q: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> }
}
export type CommentService = ReturnType<typeof createCommentService>

/** The most comments of one user in a minute, against floods. */
const mostAMinute = 5
const minute = 60_000
/** How long a deleted comment can be restored. */
const undoFor = 10 * minute

const notHere = () => new NotFound('The item you are commenting on is no longer available.')
const gone = () => new NotFound('This comment does not exist or has been deleted.')

/** Comments on published content. Their text is plain and never rendered as markup. */
// limit: writing, changing and flagging share one rule for whether a text is shown or held
export function createCommentService({ db, now, nameOf, people }: CommentParts) {
  async function show(q: Queryable, rows: readonly comments.CommentRow[]): Promise<Comment[]> {
    const writers = await people.cardsOf(q, [...new Set(rows.map(({ userId }) => userId))])
    return rows.flatMap(({ id, userId, body, createdAt, editedAt }) => {
      const author = writers.get(userId)
      return author ? [{ id, author, text: body, date: createdAt.toISOString(), isEdited: editedAt !== null }] : []
    })
  }

  async function showOwn(q: Queryable, row: comments.CommentRow): Promise<OwnComment> {
    const [[comment], total] = await Promise.all([show(q, [row]), comments.total(q, row)])
    if (!comment) throw gone()
    // To its author, a comment that an operator refused still looks as if it were waiting.
    const state = row.deletedAt ? 'deleted' : row.state === 'published' ? 'published' : 'held'
    return { ...comment, state, total }
  }

  function writtenText(text: string | undefined): string {
    const body = paragraphs(text ?? '')
    if (!body) throw new Invalid({ text: 'is required' }, 'Write a few words first.')
    return body
  }
  const stateOf = (body: string) => (carriesLink(body) ? ('held' as const) : ('published' as const))

  async function recentWithinLimit(tx: Tx, userId: string) {
    const at = now()
    const recent = await comments.recentOf(tx, userId, new Date(at.getTime() - minute))
    const oldest = recent[mostAMinute - 1]
    if (!oldest) return recent
    const wait = Math.max(1, Math.ceil((oldest.createdAt.getTime() + minute - at.getTime()) / 1000))
    throw new TooManyRequests(
      wait,
      `That is a lot of comments in one minute. You can post this one in ${wait} ${wait === 1 ? 'second' : 'seconds'}; your text is kept.`,
    )
  }

  const changes = {
    edit(row: comments.CommentRow, text: string | undefined) {
      const body = writtenText(text)
      const state = row.state === 'published' ? stateOf(body) : 'held'
      return { body, state, editedAt: now(), deletedAt: null }
    },
    delete: (row: comments.CommentRow) => ({ ...row, deletedAt: now() }),
    restore(row: comments.CommentRow) {
      if (row.deletedAt && now().getTime() - row.deletedAt.getTime() > undoFor) throw gone()
      return { ...row, deletedAt: null }
    },
  }

  return {
    async list({
      object,
      ref: asked,
      after,
      pagesize = 20,
    }: QueryOf<typeof listComments>): Promise<AnswerOf<typeof listComments>> {
      const ref = await nameOf(object, asked)
      if (ref === undefined) throw notHere()
      const [rows, total] = await Promise.all([
        comments.page(db, { object, ref }, { after, limit: pagesize + 1 }),
        comments.total(db, { object, ref }),
      ])
      const page = rows.slice(0, pagesize)
      return { data: await show(db, page), total, next: rows.length > pagesize ? (page.at(-1)?.id ?? null) : null }
    },

    async write(userId: string, { object, ref: asked, text }: BodyOf<typeof writeComment>): Promise<OwnComment> {
      const body = writtenText(text)
      const ref = await nameOf(object, asked)
      if (ref === undefined) throw notHere()
      return transaction(db, async (tx) => {
        await comments.lockWriter(tx, userId)
        const recent = await recentWithinLimit(tx, userId)
        // Send was tapped twice.
        const same = recent.find((one) => one.object === object && one.ref === ref && one.body === body)
        const row =
          same && !same.deletedAt
            ? same
            : await comments.insert(tx, { object, ref, userId, body, state: stateOf(body), now: now() })
        return showOwn(tx, row)
      })
    },

    update(userId: string, { id, action, text, reason }: BodyOf<typeof updateComment>): Promise<OwnComment> {
      return transaction(db, async (tx) => {
        const row = await comments.oneById(tx, id)
        if (!row) throw gone()
        const isMine = row.userId === userId
        if (action === 'flag') {
          if (isMine || row.deletedAt || row.state !== 'published') throw gone()
          await moderation.flag(tx, { id, userId, reason: oneLine(reason ?? ''), now: now() })
          return showOwn(tx, row)
        }
        if (!isMine || (row.deletedAt !== null) !== (action === 'restore')) throw gone()
        return showOwn(tx, await comments.change(tx, id, changes[action](row, text)))
      })
    },

    /** The number of public comments on each of these items; 0 is omitted. */
    countOf: async (
      q: Queryable,
      object: CommentedKind,
      refs: readonly string[],
    ): Promise<ReadonlyMap<string, number>> =>
      new Map((await comments.countOf(q, object, refs)).map(({ ref, count }) => [ref, count])),

    /** Records an operator's decision on a held or flagged comment; false when none with this id is waiting. */
    decide: (tx: Tx, id: string, state: 'published' | 'refused'): Promise<boolean> =>
      moderation.decide(tx, id, state, now()),
  }
}
