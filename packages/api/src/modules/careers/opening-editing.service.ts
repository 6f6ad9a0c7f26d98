import { cityOf } from '@nukkad/contracts'
import type { EditedOpening, OpeningDraft } from '@nukkad/contracts/endpoints/site/opening-editing'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { oneLine } from '../../text/typed-text.ts'
import { lastChange, noteChange } from '../staff-changes/staff-changes.ts'
import * as repository from './opening-editing.repository.ts'

interface Change {
  readonly id: string
  readonly version: number
  readonly userId: string
}
const kind = 'opening'

/** Job openings as edited. */
export function createOpeningEditing({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  async function readEdited(q: Queryable, id: string): Promise<EditedOpening> {
    const [row, change] = await Promise.all([repository.writtenOpening(q, id), lastChange(q, { kind, id })])
    if (!row) throw new NotFound('This position does not exist.')
    const { postedAt, closesAt, ...words } = row
    return { id, ...change, ...words, postedAt: postedAt.toISOString(), closesAt: closesAt?.toISOString() ?? null }
  }

  return {
    read: (id: string) => readEdited(db, id),

    async list() {
      const rows = await repository.allOpenings(db)
      return rows.map((row) => ({ ...row, closesAt: row.closesAt?.toISOString() ?? null }))
    },

    create: (id: string, title: string, userId: string): Promise<EditedOpening> =>
      transaction(db, async (tx) => {
        if (!(await repository.putOpening(tx, id, oneLine(title), now()))) {
          throw new Conflict('A position with this name already exists.', { id: 'is taken' })
        }
        await noteChange(tx, { kind, id, version: 0, userId, now: now() })
        return readEdited(tx, id)
      }),

    save: ({ id, version, userId }: Change, given: OpeningDraft): Promise<EditedOpening> =>
      transaction(db, async (tx) => {
        const before = await readEdited(tx, id)
        await noteChange(tx, { kind, id, version, userId, now: now() })
        if (given.city !== null && !cityOf(given.city)) throw new Invalid({ city: 'is not one of our cities' })
        if (given.closesAt && Date.parse(given.closesAt) <= Date.parse(before.postedAt)) {
          throw new Invalid({ closesAt: 'is before the posting date' })
        }
        const draft = cleaned(given)
        const empty = (['team', 'line'] as const).filter((field) => !draft[field])
        if (draft.isPublished && empty.length > 0) {
          throw new Invalid(Object.fromEntries(empty.map((field) => [field, 'is required before it is published'])))
        }
        await repository.changeOpening(tx, id, draft, now())
        return readEdited(tx, id)
      }),
  }
}
export type OpeningEditing = ReturnType<typeof createOpeningEditing>

const cleaned = (draft: OpeningDraft): OpeningDraft => ({
  ...draft,
  title: oneLine(draft.title),
  team: oneLine(draft.team),
  terms: oneLine(draft.terms),
  line: oneLine(draft.line),
  about: draft.about.map(oneLine),
  does: draft.does.map(oneLine),
  needs: draft.needs.map(oneLine),
})
