import type { EditedForm, FormDraft } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { type Db, type Queryable, transaction } from '../../../db.ts'
import { Conflict, NotFound, refuseFields } from '../../../errors.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import { begun, cleaned, titled } from './form-draft.ts'
import * as repository from './form-editing.repository.ts'
import { wrongFields } from './written-fields.ts'

interface EditingParts {
  readonly db: Db
  readonly now: () => Date
}
/** The change of a form: who makes it, and the version that they saw. */
interface Change {
  readonly id: string
  readonly version: number
  readonly userId: string
}
const kind = 'form'

/** Forms as edited by the campaign team. */
export function createFormEditing({ db, now }: EditingParts) {
  async function readEdited(q: Queryable, id: string): Promise<EditedForm> {
    const [form, change] = await Promise.all([repository.writtenForm(q, id), lastChange(q, { kind, id })])
    if (!form) throw new NotFound('This form does not exist.')
    const { versions, startsAt, endsAt, ...words } = form
    return {
      id,
      ...change,
      ...words,
      fields: [...words.fields],
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      retired: retiredOf(words.fields, versions),
    }
  }

  return {
    read: (id: string) => readEdited(db, id),

    create: (id: string, title: string, userId: string): Promise<EditedForm> =>
      transaction(db, async (tx) => {
        const draft = begun(titled(title), now())
        if (!(await repository.putForm(tx, id, draft))) {
          throw new Conflict('A form with this name already exists.', { id: 'is taken' })
        }
        await noteChange(tx, { kind, id, version: 0, userId, now: now() })
        return readEdited(tx, id)
      }),

    save: ({ id, version, userId }: Change, given: FormDraft): Promise<EditedForm> =>
      transaction(db, async (tx) => {
        const before = await repository.writtenForm(tx, id)
        if (!before) throw new NotFound('This form does not exist.')
        await noteChange(tx, { kind, id, version, userId, now: now() })
        const draft = cleaned(given)
        refuse(draft, before.versions)
        await repository.changeForm(tx, id, draft)
        if (!isSame(draft.fields, before.fields)) await repository.putQuestions(tx, id, draft.fields)
        if (draft.keepDays < before.keepDays) await repository.eraseEarlier(tx, id, draft.keepDays)
        return readEdited(tx, id)
      }),
  }
}
export type FormEditing = ReturnType<typeof createFormEditing>

function refuse({ fields, startsAt, endsAt }: FormDraft, versions: repository.WrittenForm['versions']): void {
  const wrong = wrongFields(fields, versions.flat())
  if (endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) wrong.endsAt = 'must be after the start'
  refuseFields(wrong, 'Please check the marked fields.')
}

/** Questions of earlier versions that are no longer asked, each in its latest wording. */
function retiredOf(fields: readonly FormField[], versions: readonly (readonly FormField[])[]): FormField[] {
  const seen = new Set(fields.map(({ name }) => name))
  return versions.flat().filter(({ name }) => !seen.has(name) && seen.add(name))
}

const partsOf = (field: FormField) => Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1))
/** Compares the parts of questions, because the database stores them in its own key order. */
const isSame = (a: readonly FormField[], b: readonly FormField[]) =>
  JSON.stringify(a.map(partsOf)) === JSON.stringify(b.map(partsOf))
