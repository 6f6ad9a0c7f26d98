import type { BallotDraft, EditedBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, type Fields, NotFound, refuseFields } from '../../errors.ts'
import { oneLine, paragraphs } from '../../text/typed-text.ts'
import { pictureColumns, type UploadedPictures } from '../staff-changes/chosen-pictures.ts'
import { lastChange, noteChange } from '../staff-changes/staff-changes.ts'
import { anyBallot } from './ballot.repository.ts'
import * as repository from './ballot-editing.repository.ts'

interface EditingParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: UploadedPictures
}
interface Change {
  readonly id: string
  readonly version: number
  readonly userId: string
}
const kind = 'ballot'
const fewestOptions = 2

/** Polls and awards as edited by the campaign team. */
export function createBallotEditing({ db, now, media }: EditingParts) {
  async function readEdited(q: Queryable, id: string): Promise<EditedBallot> {
    const [ballot, written, change] = await Promise.all([
      anyBallot(q, id),
      repository.findWritten(q, id),
      lastChange(q, { kind, id }),
    ])
    if (!ballot || !written) throw new NotFound('This vote does not exist.')
    const { title, intro, category, year, endsAt, total, options } = ballot
    return {
      id,
      ...change,
      kind: ballot.kind,
      title,
      intro,
      total,
      ...written,
      startsAt: written.startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      award: category !== null && year !== null ? { category, year } : null,
      options: options.map(({ votes: _, image, ...option }) => ({ ...option, picture: image })),
    }
  }

  /** Options that have votes must not change, nor results that were published. */
  function refuse(draft: BallotDraft, before: EditedBallot): void {
    const wrong: Fields = {}
    const ids = draft.options.map(({ id }) => id)
    if (hasTwice(draft.options)) wrong.options = 'has the same option twice'
    if (draft.isPublished && ids.length < fewestOptions) wrong.options = 'needs at least two options'
    const hasVotes = before.total > 0
    if (hasVotes && before.options.some(({ id }) => !ids.includes(id)))
      wrong.options = 'cannot lose an option that has votes'
    if (draft.endsAt && draft.endsAt <= draft.startsAt) wrong.endsAt = 'must be after the start'
    const wasOver = before.endsAt !== null && Date.parse(before.endsAt) <= now().getTime()
    if (wasOver && hasVotes && draft.endsAt !== before.endsAt)
      wrong.endsAt = 'has passed, and the results have been shown'
    refuseFields(wrong, 'Please check the marked fields.')
  }

  return {
    read: (id: string) => readEdited(db, id),

    create: (
      { id, title, award }: { id: string; title: string; award?: { category: string; year: number } },
      userId: string,
    ): Promise<EditedBallot> =>
      transaction(db, async (tx) => {
        if (!(await repository.putBallot(tx, id, oneLine(title), award, now()))) {
          throw new Conflict('There is already one with this name, or for this category and year.', { id: 'is taken' })
        }
        await noteChange(tx, { kind, id, version: 0, userId, now: now() })
        return readEdited(tx, id)
      }),

    save: ({ id, version, userId }: Change, draft: BallotDraft): Promise<EditedBallot> =>
      transaction(db, async (tx) => {
        await repository.holdBallot(tx, id)
        const before = await readEdited(tx, id)
        await noteChange(tx, { kind, id, version, userId, now: now() })
        const { options, ...rest } = draft
        const asked = { ...draft, ...instants(draft) }
        refuse(asked, before)
        const pictures = await pictureColumns(tx, media, userId, {
          chosen: options.map(({ picture }) => picture),
          before: before.options.flatMap(({ picture }) => picture ?? []),
          at: (nth) => `options.${nth}.picture`,
        })
        await repository.changeBallot(tx, id, { ...rest, title: oneLine(rest.title), intro: paragraphs(rest.intro) })
        const rows = options.map(({ picture: _, title, line, ...option }, at) => ({
          ...option,
          title: oneLine(title),
          line: oneLine(line),
          ...pictures[at],
        }))
        await repository.putOptions(tx, id, rows)
        return readEdited(tx, id)
      }),
  }
}
/** Whether two options have the same id, or look the same to voters. */
function hasTwice(options: BallotDraft['options']): boolean {
  const names = [options.map(({ id }) => id), options.map(({ title }) => oneLine(title).toLowerCase())]
  return names.some((all) => new Set(all).size < all.length)
}

export type BallotEditing = ReturnType<typeof createBallotEditing>

/** Normalised, because the same moment may be written in several ways. */
const instants = ({ startsAt, endsAt }: BallotDraft) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
})
