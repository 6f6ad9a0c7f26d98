import { cities } from '@nukkad/contracts'
import { type EditedOpening, editedOpening, saveOpening } from '@nukkad/contracts/endpoints/site/opening-editing'
import { asSentence, fieldsOf } from '@nukkad/editor'
import { EndField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { LinesField } from '../parts/staff/lines-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'

interface WordsField {
  readonly part: 'title' | 'team' | 'terms' | 'line'
  readonly label: string
  readonly hint?: string
  readonly most: number
}
const words: readonly WordsField[] = [
  { part: 'title', label: 'Title', most: 120 },
  { part: 'team', label: 'Team', hint: 'The one that they join', most: 60 },
  { part: 'terms', label: 'Terms', most: 120 },
  { part: 'line', label: 'Summary, in one line', hint: 'What the work is', most: 200 },
]
const lists = [
  { part: 'about', label: 'About it' },
  { part: 'does', label: 'What the person will do' },
  { part: 'needs', label: 'What the person needs' },
] as const

/** A job opening being edited. */
export function OpeningRecord({ opening }: { readonly opening: EditedOpening }) {
  const api = useApi()
  const params = { id: opening.id }
  const editing = useRecord<EditedOpening>({
    queryKey: ['staff-opening', opening.id],
    first: opening,
    read: async () => (await api.call(editedOpening, { params })).data,
    save: async ({ id: _, changed: __, postedAt: ___, ...draft }, version) =>
      (await api.call(saveOpening, { params, body: { ...draft, version } })).data,
  })
  const { draft, fields, change } = editing
  const { typed, held } = fieldsOf<EditedOpening>({ draft, fields, onChange: change })
  return (
    <RecordFrame editing={editing}>
      {words.map(({ part, label, hint, most }) => (
        <TextField key={part} label={label} hint={hint} maxLength={most} {...typed(part)} />
      ))}
      <SelectField
        label="City"
        value={draft.city ?? ''}
        error={asSentence(fields.city)}
        options={[{ value: '', label: 'Anywhere' }, ...cities.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={({ target }) => change({ city: target.value || null })}
      />
      {lists.map(({ part, label }) => (
        <LinesField
          key={part}
          label={label}
          lines={draft[part]}
          error={fields[part]}
          onChange={(lines) => change({ [part]: lines })}
        />
      ))}
      <fieldset className={styles.group}>
        <legend>Until when</legend>
        <EndField label="It closes" {...held('closesAt')} />
        <div>
          <Button variant="secondary" onClick={() => change({ closesAt: new Date().toISOString() })}>
            The position is filled
          </Button>
        </div>
        <Checkbox
          label="Visible to visitors"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
