import { type EditedForm, editedForm, saveForm } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import { fieldsOf } from '@nukkad/editor'
import { asSentence, EndField, MomentField } from '@nukkad/editor/fields'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from '../parts/staff/number-field.tsx'
import { RecordFrame } from '../parts/staff/record-frame.tsx'
import styles from '../parts/staff/staff.module.css'
import { useRecord } from '../parts/staff/use-record.ts'
import { FormPreview } from './form-preview.tsx'
import { QuestionsEditor } from './questions-editor.tsx'

/** A form being edited, beside a preview as visitors see it. */
export function FormRecord({ form }: { readonly form: EditedForm }) {
  const api = useApi()
  const params = { id: form.id }
  const editing = useRecord<EditedForm>({
    queryKey: ['staff-form', form.id],
    first: form,
    read: async () => (await api.call(editedForm, { params })).data,
    save: async ({ id: _, answers: __, retired: ___, changed: ____, ...draft }, version) =>
      (await api.call(saveForm, { params, body: { ...draft, version } })).data,
  })
  const { draft, fields, change } = editing
  const { typed, held } = fieldsOf<EditedForm>({ draft, fields, onChange: change })
  return (
    <RecordFrame editing={editing} aside={<FormPreview form={draft} />}>
      <TextField label="Title" maxLength={120} {...typed('title')} />
      <TextArea label="What it says first" optional maxLength={1000} {...typed('intro')} />
      <QuestionsEditor
        questions={draft.fields}
        retired={draft.retired}
        fields={fields}
        onChange={(questions) => change({ fields: questions })}
      />
      <div className={styles.pair}>
        <TextField label="What its button says" maxLength={40} {...typed('submit')} />
        <TextField label="What is said when it has come" maxLength={400} {...typed('thanks')} />
      </div>
      <fieldset className={styles.group}>
        <legend>When, and for how long</legend>
        <MomentField label="It opens" {...held('startsAt')} />
        <EndField label="It ends" {...held('endsAt')} />
        <NumberField
          label="Answers are deleted after days"
          hint="People are told. Shortened, it also holds for answers that are here; prolonged, for new ones only."
          value={draft.keepDays}
          error={fields.keepDays}
          onChange={(keepDays = 0) => change({ keepDays })}
        />
        <TextField
          label="Who is notified of an answer"
          optional
          type="email"
          hint="No one named: the site’s team"
          value={draft.teamEmail ?? ''}
          error={asSentence(fields.teamEmail)}
          onChange={({ target }) => change({ teamEmail: target.value.trim() || null })}
        />
        <Checkbox
          label="Visitors may see it"
          checked={draft.isPublished}
          onChange={({ target }) => change({ isPublished: target.checked })}
        />
      </fieldset>
    </RecordFrame>
  )
}
